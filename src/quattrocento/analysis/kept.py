"""Insights and their findings as JSON, to be kept and sent."""

from collections.abc import Mapping
from dataclasses import asdict
from typing import Any

from quattrocento.analysis.decisions import Effort
from quattrocento.analysis.deep import Finding, Part
from quattrocento.analysis.insight import (
    Account,
    Change,
    Decision,
    Insight,
    LineMove,
    Moment,
    Option,
    Why,
)


def part_data(part: Part) -> dict[str, Any]:
    return asdict(part)


def read_part(data: Mapping[str, Any]) -> Part:
    return Part(data["number"], tuple(data["plies"]), Effort(**data["effort"]))


def finding_data(finding: Finding) -> dict[str, Any]:
    return asdict(finding)


def read_finding(data: Mapping[str, Any]) -> Finding:
    return Finding(read_decision(data["decision"]), read_moment(data["moment"]))


def insight_data(insight: Insight) -> dict[str, Any]:
    return asdict(insight)


def read_insight(data: Mapping[str, Any]) -> Insight:
    return Insight(
        version=data["version"],
        game=data["game"],
        digest=data["digest"],
        depth=data["depth"],
        last=data["last"],
        decisions=tuple(read_decision(one) for one in data["decisions"]),
        moments=tuple(read_moment(one) for one in data["moments"]),
        changes=tuple(
            Change(**{**one, "choice": tuple(one["choice"]), "luck": tuple(one["luck"])})
            for one in data["changes"]
        ),
        accounts=tuple(Account(**one) for one in data["accounts"]),
    )


def read_decision(data: Mapping[str, Any]) -> Decision:
    return Decision(**{**data, "options": tuple(read_option(one) for one in data["options"])})


def read_moment(data: Mapping[str, Any]) -> Moment:
    return Moment(**{**data, "open": tuple(data["open"]), "public": tuple(data["public"])})


def read_option(data: Mapping[str, Any]) -> Option:
    return Option(
        move=data["move"],
        chances=tuple(data["chances"]),
        points=data["points"],
        line=tuple(LineMove(**one) for one in data["line"]),
        reasons=tuple(read_why(one) for one in data["reasons"]),
    )


def read_why(data: Mapping[str, Any]) -> Why:
    facts = {name: (now, more) for name, (now, more) in data["facts"].items()}
    return Why(**{**data, "facts": facts})
