"""Games as data: the rows are the game, in either kind of file, and tell no secret."""

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import quattrocento as q
from quattrocento.core.record import parse
from quattrocento.datasets.arrays import batches
from quattrocento.datasets.files import KINDS, NoData, read_rows, writer
from quattrocento.datasets.rows import OtherEdition, Row, Wanted, rows_of
from quattrocento.envs.episode import Episode, Table
from quattrocento.games import GAMES
from tests.cli.conftest import run as run
from tests.cli.keyboard import Run
from tests.editions import changed

RECORDS = Path(__file__).parents[1] / "records"


def rows(key: str, **wanted: bool) -> list[Row]:
    record = parse((RECORDS / key / "01.txt").read_text("utf-8"))
    return list(rows_of(GAMES[key], record, Wanted(**wanted)))


@pytest.mark.parametrize("key", GAMES)
def test_the_rows_of_a_record_are_its_moves_and_its_result(key: str) -> None:
    record = parse((RECORDS / key / "01.txt").read_text("utf-8"))
    found = rows(key)
    assert [(row["seat"], row["move"]) for row in found] == [(e.seat, e.text) for e in record.moves]
    assert {tuple(row["points"]) for row in found} == {record.result}
    for row in found:
        assert row["legal"][row["legal_actions"].index(row["action"])] == row["move"]
        assert sum(row["won"]) == pytest.approx(1)


def test_an_observation_is_that_of_the_environments() -> None:
    match, bot = q.new("condottiere", seats=2, seed="rows"), q.bot("chance")
    episode = Episode(Table("condottiere", 2), "rows")
    while not match.over:
        match.play(match.turn, bot.choose(match.seen(match.turn)))
    for row in rows_of(GAMES["condottiere"], match.record):
        assert row["observation"] == episode.observe(row["seat"]).tobytes()
        episode.play(row["seat"], row["action"])


def test_positions_and_chances_come_where_they_are_wanted() -> None:
    plain, whole = rows("signorie"), rows("signorie", positions=True, chances=True)
    assert "position" not in plain[0]
    assert q.load(whole[7]["position"]).turn == whole[7]["seat"]
    assert sum(whole[7]["chances"]) == pytest.approx(1, abs=0.01)


@pytest.mark.parametrize("kind", KINDS)
def test_what_is_written_is_read(kind: str, tmp_path: Path) -> None:
    found = rows("condottiere", positions=True, chances=True)
    with writer(tmp_path / f"a{kind}") as out:
        out.write(found)
    again = list(read_rows(tmp_path / f"a{kind}"))
    for one in (*found, *again):
        one["chances"] = [round(chance, 4) for chance in one["chances"]]
    assert again == found


@pytest.mark.parametrize("kind", KINDS)
def test_a_file_is_never_written_over(kind: str, tmp_path: Path) -> None:
    (tmp_path / f"a{kind}").write_text("mine")
    with pytest.raises(FileExistsError):
        writer(tmp_path / f"a{kind}")
    assert (tmp_path / f"a{kind}").read_text() == "mine"


@pytest.mark.parametrize("text", ["{}", "nothing", '{"format": 0, "observation": ""}', "[]"])
def test_what_is_no_data_set_is_refused(text: str, tmp_path: Path) -> None:
    (tmp_path / "a.jsonl").write_text(text + "\n")
    with pytest.raises(NoData):
        list(read_rows(tmp_path / "a.jsonl"))


@pytest.mark.parametrize("kind", KINDS)
def test_a_file_of_something_else_is_refused_by_its_name(kind: str, tmp_path: Path) -> None:
    (tmp_path / f"a{kind}").write_bytes(b"\xff\xd8 a picture\n")
    with pytest.raises(NoData, match=rf"a\{kind}"):
        list(read_rows(tmp_path / f"a{kind}"))


def test_a_game_of_another_edition_has_no_numbers() -> None:
    text = changed(GAMES["condottiere"].components, {"deal.base": "9"})
    match = q.new("condottiere", seats=2, seed="own", edition=text)
    with pytest.raises(OtherEdition):
        list(rows_of(match.game, match.record))


def test_batches_are_the_rows_as_arrays(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "random.parquet"
    wanted = "simulate condottiere -n 5 --seats 2 --seed data --fast --export".split()
    done = run(*wanted, str(file))
    assert done.code == 0, done.err
    found = list(read_rows(file))
    parts = list(batches([file], size=100))
    assert sum(len(part.actions) for part in parts) == len(found)
    first = parts[0]
    assert first.observations[3].tobytes() == found[3]["observation"]
    assert np.flatnonzero(first.masks[3]).tolist() == sorted(set(found[3]["legal_actions"]))
    assert first.won[3] == found[3]["won"][found[3]["seat"]]


def test_batches_are_of_one_table(tmp_path: Path) -> None:
    """Also where another table begins with a batch of its own."""
    for key in ("condottiere", "principato"):
        with writer(tmp_path / f"{key}.jsonl") as out:
            out.write(rows(key)[:4])
    files = [tmp_path / "condottiere.jsonl", tmp_path / "principato.jsonl"]
    for size in (1, 4, 5, 100):
        with pytest.raises(NoData, match=r"principato\.jsonl: rows of principato/.* at a table"):
            list(batches(files, size=size))


def test_batches_are_of_some_files_and_some_rows(tmp_path: Path) -> None:
    with writer(tmp_path / "a.jsonl") as out:
        out.write(rows("principato")[:4])
    with pytest.raises(NoData, match=r"a\.jsonl'; expected several files, as \['"):
        list(batches(str(tmp_path / "a.jsonl")))
    with pytest.raises(NoData, match="batches of 0 rows; expected 1 or more"):
        list(batches([tmp_path / "a.jsonl"], size=0))


def test_a_folder_of_records_is_exported(run: Run, tmp_path: Path) -> None:
    games = tmp_path / "games"
    games.mkdir()
    for name in ("01.txt", "02.txt"):
        (games / name).write_text((RECORDS / "principato" / name).read_text("utf-8"), "utf-8")
    (games / "notes.txt").write_text("no record")
    begun = q.new("principato", seats=2, seed="begun")
    (games / "begun.txt").write_text(str(begun.record), "utf-8")
    done = run("export", str(games), "--to", str(tmp_path / "a.jsonl"), "--json")
    told: dict[str, Any] = json.loads(done.out)
    assert (told["games"], told["unfinished"]) == (2, 1)
    assert told["rows"] == len(list(read_rows(tmp_path / "a.jsonl")))


@pytest.mark.parametrize("kind", KINDS)
def test_the_arena_writes_the_rows_of_its_records(kind: str, run: Run, tmp_path: Path) -> None:
    played, file = tmp_path / "played", tmp_path / f"a{kind}"
    asked = "arena condottiere --bots chance*2 -n 2 --on here --folder".split()
    done = run(*asked, str(played), "--export", str(file))
    assert done.code == 0, done.err
    records = [parse(one.read_text("utf-8")) for one in sorted(played.rglob("0*.txt"))]
    wanted = [row for record in records for row in rows_of(GAMES["condottiere"], record)]
    assert len(records) == 2
    assert list(read_rows(file)) == wanted
    assert f"{len(wanted)} decisions of 2 games" in " ".join(done.out.split())


def test_a_run_that_fails_before_its_first_row_leaves_no_file(run: Run, tmp_path: Path) -> None:
    (tmp_path / "contest.json").write_text("another")
    asked = "arena condottiere --bots chance*2 -n 2 --on here --folder".split()
    for kind in KINDS:
        done = run(*asked, str(tmp_path), "--export", str(tmp_path / f"a{kind}"))
        assert "another contest" in " ".join(done.err.split())
        assert not (tmp_path / f"a{kind}").exists()


@pytest.mark.parametrize("kind", KINDS)
def test_an_export_that_fails_leaves_nothing_and_can_be_tried_again(
    kind: str, run: Run, tmp_path: Path
) -> None:
    games = tmp_path / "games"
    games.mkdir()
    whole = (RECORDS / "principato" / "01.txt").read_text("utf-8")
    (games / "01.txt").write_text(whole, "utf-8")
    (games / "02.txt").write_text(whole[:-20], "utf-8")
    asked = ["export", str(games), "--to", str(tmp_path / f"a{kind}")]
    done = run(*asked)
    assert done.code == 2
    assert "02.txt, line " in done.err
    assert [path.name for path in tmp_path.iterdir()] == ["games"]
    (games / "02.txt").unlink()
    assert run(*asked).code == 0
    assert {path.name for path in tmp_path.iterdir()} == {"games", f"a{kind}"}


@pytest.mark.parametrize("kind", KINDS)
def test_no_game_is_no_data_set(kind: str, run: Run, tmp_path: Path) -> None:
    done = run("export", str(tmp_path), "--to", str(tmp_path / f"a{kind}"))
    assert done.code == 2
    assert f"{tmp_path}: no decision; expected records of games that are over" in done.err
    assert list(tmp_path.iterdir()) == []


def test_a_name_that_says_no_kind_is_refused(run: Run, tmp_path: Path) -> None:
    done = run("export", str(RECORDS / "condottiere" / "01.txt"), "--to", str(tmp_path / "a.csv"))
    assert done.code == 2
    assert "expected a name that ends with .jsonl or .parquet" in done.err
