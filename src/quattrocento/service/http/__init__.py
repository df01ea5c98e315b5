"""HTTP and WebSockets: one way to call the endpoints, and what every request must pass."""
