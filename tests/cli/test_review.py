"""`quattrocento review --deep`: kept as it is made, and told as JSON and as a page."""

from dataclasses import replace
from html.parser import HTMLParser
from pathlib import Path

from tests.cli.keyboard import Run
from tests.review.games import short_duel

EVIL = "<b>Eve</b> & 'co'"
VOID = {"meta", "input", "line", "circle", "polyline", "rect", "br"}


class Page(HTMLParser):
    """What is open must be closed, and nothing may be fetched from anywhere."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.addresses: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag not in VOID:
            self.open.append(tag)
        self.addresses += [value or "" for name, value in attrs if name in ("href", "src")]

    def handle_endtag(self, tag: str) -> None:
        if tag not in VOID:
            assert self.open.pop() == tag


def test_a_deep_review_is_kept_resumed_and_told(run: Run, tmp_path: Path) -> None:
    record = replace(short_duel().record, tags={"name0": EVIL, "name1": "Bea"})
    game, html = tmp_path / "game.txt", tmp_path / "page.html"
    game.write_text(str(record), "utf-8")
    deep = ["review", str(game), "--deep", "--depth", "1", "--on", "here"]
    deep += ["--data", str(tmp_path)]
    first = run(*deep, "--json", "--html", str(html))
    assert first.code == 0
    (book,) = (tmp_path / "reviews").iterdir()
    lines = book.read_text("utf-8").splitlines(keepends=True)
    # as if the machine had stopped while it wrote the last part
    book.write_text("".join(lines[:-1]) + lines[-1][:100], "utf-8")
    assert run(*deep, "--json").out == first.out
    assert book.read_text("utf-8").endswith(lines[-1])
    page = Page(text := html.read_text("utf-8"))
    assert page.open == []
    assert all(address.startswith("#m") for address in page.addresses)
    assert "<b>Eve" not in text
    told = run(*deep, "--lang", "de").out
    assert "Bea" in told
    assert "Genauigkeit" in told


def test_a_game_that_goes_on_is_not_looked_through(run: Run, tmp_path: Path) -> None:
    duel = short_duel()
    game = tmp_path / "game.txt"
    game.write_text(str(duel.at(len(duel.moves) - 1).record), "utf-8")
    done = run("review", str(game), "--deep", "--data", str(tmp_path))
    assert done.code == 2
    assert "not over" in done.err
