"""What is checked before a server is started: each check finds what is well or what to do."""
