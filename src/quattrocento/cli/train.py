"""`quattrocento train`: weights for the bots' judgement, from games against themselves."""

import json
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

from quattrocento.arena.workers import PLACES, NoCluster
from quattrocento.bots.heuristics import NothingToLearn, find_model, find_sight
from quattrocento.bots.heuristics.learned import (
    Model,
    PhaseWeights,
    phase_weights,
    weights_file,
)
from quattrocento.cli.arguments import DataFolder, GameName, Jobs, data_folder, find_game, processes
from quattrocento.cli.errors import BadInput
from quattrocento.cli.files import read_text
from quattrocento.cli.progress import bar
from quattrocento.cli.screen import Screen
from quattrocento.core.game import Game
from quattrocento.training.fit import NoNumpy, numpy
from quattrocento.training.generations import AnotherPlan, Generation, Plan, Training
from quattrocento.training.schooling import Course, Schooling

# What each kind of training goes by, beside what all of them do.
WEIGHTS = {"generations", "games", "match", "iterations", "noise", "variety", "start", "jobs", "on"}
GOES_BY = {
    "": WEIGHTS,
    "--replies": {"games", "noise", "jobs", "on"},
    "--network": {"chapters", "imitated"},
}


def train(
    context: typer.Context,
    game: GameName,
    seats: Annotated[int, typer.Option(min=2, help="Number of players.")] = 4,
    generations: Annotated[int, typer.Option(min=1, help="How often to play and learn.")] = 3,
    games: Annotated[
        int, typer.Option("--games", "-n", min=20, help="Games to learn from, a generation.")
    ] = 300,
    match: Annotated[
        int, typer.Option(min=4, help="Games against the best so far, a generation.")
    ] = 80,
    iterations: Annotated[
        str,
        typer.Option(
            metavar="N,N", help="Iterations a move by generation; 0 looks one move ahead."
        ),
    ] = "0,0,8",
    noise: Annotated[
        int, typer.Option(min=0, max=1000, help="Moves in a thousand that are made at random.")
    ] = 50,
    variety: Annotated[
        int,
        typer.Option(min=0, help="Thousandths of a point by which the players' weights differ."),
    ] = 0,
    start: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="Weights to begin with. [default: judged by hand]"),
    ] = None,
    replies: Annotated[
        bool, typer.Option("--replies", help="Learn replies, a quick prior over moves, instead.")
    ] = False,
    network: Annotated[
        bool,
        typer.Option(
            "--network",
            help="Practise and learn a network instead, by --chapters, --imitate and --seed alone.",
        ),
    ] = False,
    chapters: Annotated[
        int, typer.Option(min=1, help="Chapters of practice, of a million decisions each.")
    ] = 40,
    imitated: Annotated[
        int,
        typer.Option(
            "--imitate", min=0, help="Decisions of journeymen that a network imitates at first."
        ),
    ] = 0,
    seed: Annotated[str, typer.Option(help="Any text; the same seed gives the same games.")] = "1",
    jobs: Jobs = 0,
    on: Annotated[str, typer.Option(help="Where to run: pool, here or ray.")] = "pool",
    folder: Annotated[
        Path | None, typer.Option(help="Folder for the training; it is resumed from there.")
    ] = None,
    data: DataFolder = None,
) -> None:
    """Learn weights for the bots' judgement of a game from games against themselves."""
    played = find_game(game)
    check(played, seats, on)
    if network and replies:
        raise BadInput("--network and --replies; expected one of them")
    kind = "--network" if network else "--replies" if replies else ""
    refuse_idle_options(context, kind)
    place = folder or data_folder(data) / "training" / f"{game}{kind[1:]}-{seats}-{seed}"
    if network:
        learn_network(played, seats, seed, chapters, imitated, place)
        return
    if replies:
        learn_replies(Course(game, seats, noise, seed, games), place, on, processes(jobs))
        return
    pace = parse_iterations(iterations)
    try:
        numpy()
        begun = read_start(find_model(played), start) if start else None
        plan = Plan(game, seats, pace, noise, seed, games, match, begun, variety)
        training = Training(plan, place, on, processes(jobs))
        carry_out(training, generations)
    except (NothingToLearn, AnotherPlan, NoCluster, NoNumpy) as fault:
        raise BadInput(str(fault)) from None
    if training.best:
        Screen().line(f"weights: {place / weights_file(seats)}")
    else:
        Screen().line("no generation won more than its share; the judgement made by hand stays")


def refuse_idle_options(context: typer.Context, kind: str) -> None:
    """Nobody is to believe that an option counted which this kind of training does not go by."""
    flags = {option.name or "": option.opts[0] for option in context.command.params}
    idle = set().union(*GOES_BY.values()) - GOES_BY[kind]
    for name, flag in flags.items():
        source = context.get_parameter_source(name)
        if name in idle and source is not None and source.name == "COMMANDLINE":
            if not kind:
                raise BadInput(f"{flag} without --network; expected both of them")
            wanted = ", ".join(flags[one] for one in flags if one in GOES_BY[kind])
            raise BadInput(f"{flag} and {kind}; a training of that kind goes by {wanted}")


def learn_replies(course: Course, folder: Path, on: str, jobs: int) -> None:
    try:
        numpy()
        schooling = Schooling(course, folder, on, jobs)
        with bar(course.games, len(schooling.kept())) as (progress, task):
            for _ in schooling.run():
                progress.advance(task)
        taught = schooling.conclude()
    except (NothingToLearn, AnotherPlan, NoCluster, NoNumpy) as fault:
        raise BadInput(str(fault)) from None
    Screen().line(
        f"{taught.choices} choices; on games held out agreement {taught.agreement}, "
        f"given away {taught.regret} (always the last option: {taught.by_last})"
    )
    Screen().line(f"replies: {schooling.file}")


def learn_network(
    game: Game, seats: int, seed: str, chapters: int, imitated: int, folder: Path
) -> None:
    try:
        numpy()
        known = find_sight(game).seats
        if seats not in known:
            wanted = " or ".join(map(str, known))
            raise BadInput(f"--network --seats {seats}; expected {wanted} for {game.key}")
        # Here because it needs numpy, and `quattrocento train --help` does not.
        from quattrocento.training.gains import TRACE, TRACES
        from quattrocento.training.practice import Exercise, Practice

        trace = TRACES.get(game.key, TRACE)
        exercise = Exercise(game.key, seed, chapters, seats=seats, imitated=imitated, trace=trace)
        practice = Practice(exercise, folder)
        if practice.looks:
            Screen().line(f"imitating {imitated} decisions of journeymen ...")
            with bar(practice.looks) as (progress, task):
                for looks in practice.begin():
                    progress.advance(task, looks)
        rounds = practice.exercise.rounds
        with bar(chapters * rounds, practice.done * rounds) as (progress, task):
            for _ in practice.run():
                progress.advance(task)
    except (NothingToLearn, AnotherPlan, NoNumpy) as fault:
        raise BadInput(str(fault)) from None
    Screen().line(f"network: {practice.file}")


def check(game: Game, seats: int, on: str) -> None:
    if seats not in game.seats:
        raise BadInput(f"seats {seats}; {game.key} has {game.seats[0]} to {game.seats[-1]} seats")
    if on not in PLACES:
        raise BadInput(f"--on {on!r}; expected one of {', '.join(PLACES)}")


def parse_iterations(text: str) -> tuple[int, ...]:
    """`0,0,8`: quick games for two generations, then eight iterations a move."""
    numbers = text.split(",")
    if not all(one.isascii() and one.isdecimal() and len(one) < 6 for one in numbers):
        raise BadInput(f"--iterations {text!r}; expected numbers, as in 0,0,8")
    return tuple(int(one) for one in numbers)


def read_start(model: Model, file: Path) -> PhaseWeights:
    """The weights of another training of the same features."""
    try:
        given = json.loads(read_text(file))
        found = phase_weights(given)
        if tuple(given["weights"]) == model.names and len(found.scales) == model.phases:
            return found
    except (ValueError, TypeError, KeyError, IndexError, AttributeError):
        pass
    names = ", ".join(model.names[:3])
    raise BadInput(f"{file}; expected weights for {names} ... in {model.phases} phases")


def carry_out(training: Training, generations: int) -> None:
    """With a bar where somebody looks on, and a line for each generation."""
    columns = ("{task.description}", BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    console = Console(stderr=True)
    a_generation = training.plan.games + training.plan.match
    with Progress(*columns, console=console, disable=not console.is_terminal) as bar:
        task = bar.add_task("", total=generations * a_generation)
        told = 0
        for name in training.run(generations):
            bar.update(task, advance=1, description=name)
            told = tell(training.history, told)
        bar.update(task, completed=generations * a_generation)
    tell(training.history, told)


def tell(history: list[Generation], told: int) -> int:
    for one in history[told:]:
        share, low, high = one.data()["share"]
        Screen().line(
            f"generation {one.number}: loss {one.fitted.loss} on games held out "
            f"(by hand {one.fitted.by_hand}, guessing {one.fitted.guess}); "
            f"won {share} ({low} to {high}) of {one.of} games: "
            f"{'accepted' if one.accepted else 'not accepted'}"
        )
    return len(history)
