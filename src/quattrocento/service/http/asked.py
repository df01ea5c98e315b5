"""What a request or socket says before its body, read once: it is looked at again and again."""

from urllib.parse import parse_qsl

from starlette.requests import cookie_parser
from starlette.types import Scope

from quattrocento.service.visitors import plain


class Asked:
    """`client` is the address at the other end of the connection, whoever that may be."""

    def __init__(self, scope: Scope) -> None:
        self.scope = scope
        self.method: str = scope.get("method", "GET")
        # Of a header that comes twice the first counts.
        self.headers: dict[str, str] = {
            name.decode("latin-1"): value.decode("latin-1")
            for name, value in reversed(scope["headers"])
        }
        at = scope.get("client")
        self.client: str = plain(at[0]) if at else ""
        query: str = scope["query_string"].decode("latin-1")
        self.pairs = parse_qsl(query, keep_blank_values=True) if query else []
        self.query = dict(self.pairs)

    def every(self, header: str) -> str:
        """All that a header says, of which there may be several lines; the last one is the last."""
        wanted = header.encode("latin-1")
        return ",".join(
            value.decode("latin-1") for name, value in self.scope["headers"] if name == wanted
        )

    @property
    def cookies(self) -> dict[str, str]:
        return cookie_parser(self.headers["cookie"]) if "cookie" in self.headers else {}
