"""Messages: what requests may say, and all that leaves the server."""
