"""What the site has, in order: for each kind of reader an entrance, and the pages behind it."""

from collections.abc import Collection

from quattrocento.games import GAMES

ENTRANCES: dict[str, list[str]] = {
    "Play": [
        "playing.md",
        "gallery.md",
        "puzzles.md",
        *(f"rules-{key}.md" for key in GAMES),
        "faq.md",
    ],
    "Host": ["hosting.md"],
    "Write bots": [
        "writing-a-bot.md",
        "bot-protocol.md",
        "playing-over-the-network.md",
        "strength.md",
    ],
    "Research": ["environments.md", "data.md", "training-a-policy.md"],
    "Reference": [
        "the-front-door.md",
        "reference.md",
        "records-and-positions.md",
        "moves.md",
        "views.md",
        "events.md",
        "command-line.md",
    ],
    "Contribute": [
        "contributing.md",
        "architecture.md",
        "testing.md",
        "adding-a-game.md",
        "rules-and-words.md",
        "the-web-app.md",
        "the-look.md",
        "releasing.md",
        "changelog.md",
    ],
}
# A rule book has the title of its game, which says too little among other pages.
NAMED = {f"rules-{key}.md": {f"Rules: {g.title}": f"rules-{key}.md"} for key, g in GAMES.items()}
FIRST = "index.md"
# A page that nobody has given a place still has one.
ELSE = "Contribute"


def navigation(pages: Collection[str]) -> list[object]:
    """The site's contents, as MkDocs wants them; every page is in them once."""
    placed = {page for behind in ENTRANCES.values() for page in behind}
    rest = sorted(set(pages) - placed - {FIRST})
    nav: list[object] = [{"Home": FIRST}]
    for entrance, behind in ENTRANCES.items():
        listed = [NAMED.get(page, page) for page in behind if page in pages]
        nav.append({entrance: [*listed, *(rest if entrance == ELSE else [])]})
    return nav
