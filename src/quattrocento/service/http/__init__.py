"""HTTP and WebSockets: routes by subject, and what every request must pass."""
