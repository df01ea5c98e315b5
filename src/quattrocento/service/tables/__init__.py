"""Tables: the events that make them up, the decisions at them, and the registry that keeps them."""
