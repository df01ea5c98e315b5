"""How long a test waits for what must come, however busy the machine is.

Waiting ends with the state that is waited for, so only a test that fails is ever this slow.
"""

PATIENCE = 120.0
