"""What wins: games are counted once, whatever happens in between, and told in plain sentences."""

from pathlib import Path

import pytest

from quattrocento.games import GAMES
from quattrocento.statistics import sentences
from quattrocento.statistics.book import StatisticsBook
from quattrocento.statistics.games import TOPICS, Table, play
from quattrocento.statistics.kept import read
from quattrocento.statistics.tally import tally
from quattrocento.text.words import LANGUAGES, Words
from tests.cli.keyboard import type_and_run

FEWEST = 5000
every_game = pytest.mark.parametrize("game", GAMES)


def table(game: str) -> Table:
    return Table(game, ("chance",) * 2, "lily")


@every_game
def test_a_game_tells_who_won_and_what_they_chose(game: str) -> None:
    row = play(table(game), 0)
    assert sorted(row["places"]) == [0, 1]
    assert 1 in row["ranks"]
    assert list(row["things"]) == [topic.name for topic in TOPICS[game]]
    assert len(row["leads"]) == row["rounds"] - 1
    assert all(len(one) == 2 for one in row["things"].values())
    firsts = [topic.name for topic in TOPICS[game] if topic.first]
    assert all(len(seat) <= 1 for name in firsts for seat in row["things"][name])
    assert play(table(game), 0) == row


def test_wins_are_shared_out_among_all_seats_of_a_game() -> None:
    rows = [play(table("principato"), index) for index in range(2)]
    found = tally("principato", rows)
    assert sum(one["wins"] for one in found["seats"]) == 2
    assert [one["seats"] for one in found["seats"]] == [2, 2]
    assert sum(found["lengths"]["bars"]) == 2
    assert [one["round"] for one in found["leaders"]] == sorted(
        {number + 1 for row in rows for number, seats in enumerate(row["leads"]) if seats}
    )


def test_counting_goes_on_where_it_was_interrupted(tmp_path: Path) -> None:
    book = StatisticsBook(tmp_path, table("condottiere"))
    assert len(list(book.play(2, "here", 1))) == 2
    whole = book.file.read_text("utf-8")
    book.file.write_text(whole[:-40], "utf-8")
    again = StatisticsBook(tmp_path, table("condottiere"))
    assert again.missing(2) == [1]
    assert len(list(again.play(2, "here", 1))) == 1
    assert again.report(2, "") == book.report(2, "")
    assert StatisticsBook(tmp_path, Table("condottiere", ("chance",) * 2, "rose")).rows == {}


@pytest.mark.parametrize("language", LANGUAGES)
@every_game
def test_every_chart_of_the_package_has_its_sentence(game: str, language: str) -> None:
    found, words = read(game), Words(language, game)
    assert found["games"] >= FEWEST
    assert found["versions"]["bots"]
    assert found["command"].startswith(f"quattrocento statistics {game} -n {found['games']}")
    assert sum(one["wins"] for one in found["seats"]) == pytest.approx(found["games"])
    topics = sentences.by_topic(found, words)
    said = [
        sentences.about(found, words),
        sentences.of_seats(found, words),
        sentences.of_sources(found, words),
        sentences.of_leaders(found, words),
        sentences.of_lengths(found, words),
        *(sentences.of_topic(topic, rows, words) for topic, rows in topics.items()),
    ]
    assert all(said)
    assert len(topics) >= 3


def test_new_games_are_counted_and_shown(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    asked = ["statistics", "condottiere", "-n", "2", "--bot", "chance", "--seats", "2"]
    file = tmp_path / "wins.json"
    done = type_and_run(
        capsys, *asked, "--on", "here", "--data", str(tmp_path), "--to", str(file), "--lang", "de"
    )
    assert done.code == 0
    assert "Gewinnt, wer führt?" in done.said
    assert '"games": 2' in file.read_text("utf-8")
