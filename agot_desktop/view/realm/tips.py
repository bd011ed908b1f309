"""Everything about an area in words: for its tooltip, for screen readers, and for the list of areas."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from agot_desktop.model.boardgame.observation import HIDDEN, RealmView
from agot_desktop.view.realm.faces import RealmFaces

NOBODY = -1


def area_words(faces: RealmFaces, view: RealmView, area: int) -> str:
    """Owner, icons, pieces and order of an area, a line each."""
    translate = QCoreApplication.translate
    seen, board, names = view.areas[area], faces.board, faces.names
    lines = [names.area(area)]
    if board.settled[area]:
        kind = translate("AreaTip", "stronghold") if board.strongholds[area] else translate("AreaTip", "city")
        lines[0] += f" ({kind})"
    if seen.owner != NOBODY:
        lines.append(translate("AreaTip", "Controlled by {0}").format(names.house(seen.owner)))
    else:
        lines.append(translate("AreaTip", "Nobody's"))
    lines.append(
        translate("AreaTip", "Supply {0}, power {1}, muster points {2}").format(
            board.supply_icons[area], board.power_icons[area], board.muster_points[area]
        )
    )
    standing = [names.stack(seen.units)] if any(seen.units) else []
    standing += [names.leader(leader.leader) for leader in view.leaders if leader.at == area]
    if standing:
        lines.append(translate("AreaTip", "Here: {0}").format(", ".join(standing)))
    if seen.garrison and seen.owner != NOBODY:
        lines.append(translate("AreaTip", "Garrison {0}").format(seen.garrison))
    if seen.neutral:
        lines.append(translate("AreaTip", "Neutral force {0}").format(seen.neutral))
    if seen.token != NOBODY:
        lines.append(translate("AreaTip", "A power token of {0}").format(names.house(seen.token)))
    if seen.order == HIDDEN:
        lines.append(translate("AreaTip", "An order lies face down"))
    elif seen.order >= 0:
        lines.append(translate("AreaTip", "Order: {0}").format(names.order(seen.order)))
    if board.claims[area]:
        lines.append(translate("AreaTip", "Counts for the claim: {0}").format(board.claims[area]))
    return "\n".join(lines)
