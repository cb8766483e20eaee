"""Hands that press a button, lie on a table or hang."""
from dataclasses import dataclass, replace
from math import atan2, degrees

import numpy as np

from humans.rotations import about


@dataclass(frozen=True)
class Grip:
    """Bend of the joints in degrees towards the palm, index finger first; of the thumb towards the index finger and
    towards the palm; how much the palm looks down rather than inwards when the arm is raised; the bone whose end
    touches, and how far below it and behind it that is, in metres; the share of the spread of the fingers at rest that
    is taken away."""

    fingers: tuple
    thumb: tuple = (12, 8)
    palm_down: float = 2.2
    touches: str = "finger2-3"
    below: float = 0.0
    behind: float = 0.0
    together: float = 0.6


RELAXED = Grip(((8, 14, 8), (11, 18, 10), (14, 20, 12), (16, 22, 12)), together=0.8)
POINTING = Grip(((2, 4, 4), (58, 78, 40), (66, 82, 44), (70, 82, 44)), thumb=(26, 34))
HOLDING = Grip(((52, 60, 30), (54, 62, 30), (56, 62, 30), (58, 62, 30)), thumb=(20, 40), touches="finger2-1",
               below=0.02)
HOLDING_A_BAR = Grip(((70, 82, 58), (70, 82, 58), (70, 82, 58), (72, 82, 58)), thumb=(24, 56), touches="metacarpal2",
                     below=0.024, behind=0.018)
FLAT = Grip(((4, 4, 2), (3, 4, 2), (4, 4, 2), (6, 4, 2)), thumb=(4, 0), palm_down=20, together=0.2)
ALONGSIDE = replace(FLAT, palm_down=0, together=0.5)


def turned_wrist(frame, along, palm):
    """Rotation of a hand from its `frame` at rest to fingers along `along` and a palm that looks to `palm`."""
    along = along / np.linalg.norm(along)
    palm = palm - along * (palm @ along)
    palm = palm / np.linalg.norm(palm)
    side = np.sign(np.linalg.det(frame))
    across = np.cross(palm, along) * side
    return np.stack((along, across, palm), axis=1) @ np.linalg.inv(frame)


def turned_fingers(stem, grip, wrist, frame, along):
    """Rotation of a bone of a finger, as `finger2-1`, of a hand turned by `wrist`; `along`: its direction at rest."""
    finger, joint = int(stem[-3]), int(stem[-1]) - 1
    ahead, across, palm = (wrist @ frame).T
    side = np.sign(np.linalg.det(frame))
    if finger == 1:
        inwards, under = (angle * (joint + 1) / 2 for angle in grip.thumb)
        return about(ahead, -side * under) @ about(palm, side * inwards) @ wrist
    bend = sum(grip.fingers[finger - 2][:joint + 1])
    along = wrist @ along
    spread = degrees(atan2(along @ across, along @ ahead))
    return about(across, -side * bend) @ about(palm, -side * grip.together * spread) @ wrist
