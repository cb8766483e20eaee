"""Turns the bones of a figure into a pose. Angles in degrees, forwards from hanging down, right before left."""
from dataclasses import dataclass
from math import cos, radians, sin
import re

import numpy as np

from humans.hands import RELAXED, Grip, turned_fingers, turned_wrist
from humans.makehuman import BONES, RIG, joints
from humans.rotations import about, aligning, halfway

ROOM_FOR_CLOTHES = {"arm": 0.17, "forearm": 0.06, "leg": 0.03}  # outwards, as a share of the length
OUTWARDS = {"R": -1, "L": 1}
MOST_TURN, MOST_LEAN = 14, 8  # of the back towards what a hand touches


@dataclass(frozen=True)
class Pose:
    """(thigh, shin) and (upper arm, forearm); `lean` of the back and `nod` of the head forwards, `look` to the left."""

    legs: tuple = ((2, -1), (-3, -5))
    arms: tuple = ((2, 14), (-4, 10))
    lean: float = 0.0
    nod: float = 8.0
    look: float = 0.0


AT_REST = Pose()
HANGING = Pose(arms=((0, 4), (0, 4)), nod=0)  # as clothes on a hanger
WAITING = Pose(legs=((6, 1), (-4, -6)), arms=((8, 92), (-4, 12)), nod=24)  # looks at a telephone
LOOKING_UP = Pose(legs=((3, 0), (-4, -6)), arms=((3, 12), (-3, 16)), nod=-12)
TOUCHING = Pose(legs=((4, 0), (-6, -8)), arms=((46, 82), (-4, 12)), lean=3, nod=4)
WALKING = Pose(legs=((25, 12), (-15, -43)), arms=((-22, -6), (20, 42)), lean=4, nod=4)
STRIDING = Pose(legs=((-14, -36), (27, 16)), arms=((26, 52), (-24, -8)), lean=6, nod=3)
SEATED = Pose(legs=((88, 4), (86, -4)), arms=((22, 74), (26, 78)), lean=7, nod=14)


@dataclass(frozen=True)
class Reach:
    """Where the wrist of an arm goes, the direction of its fingers, and how they are bent; in metres of the body."""

    wrist: tuple
    along: tuple
    grip: Grip


class Posed:
    """Rotation and place of every bone; `bend` moves points that follow the bones."""

    def __init__(self, shape, pose, reaches=None):
        """`reaches`: by hand, the right (0) or left (1)."""
        self._ends = joints(shape)
        self._pose, self._reaches = pose, reaches or {}
        self._turn = self._lean = 0.0
        self.missing = 0.0
        self._set()
        if self._reaches:
            self._come_nearer()

    def _start(self, bone):
        return self._ends[RIG["bones"][bone]["head"]]

    def _end(self, bone):
        return self._ends[RIG["bones"][bone]["tail"]]

    def place(self, bone):
        """Where the bone begins."""
        return self._places[bone]

    def moved(self, bone):
        """Rotation of a bone, and where it begins at rest and in the pose."""
        return self._turns[bone], self._start(bone), self._places[bone]

    def length(self, first, last):
        """From the beginning of one bone to the end of another at rest."""
        return np.linalg.norm(self._end(last) - self._start(first))

    def bend(self, points, bones, shares):
        turns = np.stack([self._turns[bone] for bone in BONES])
        heads = np.stack([self._start(bone) for bone in BONES])
        places = np.stack([self._places[bone] for bone in BONES])
        moved = np.zeros_like(points)
        for bone, share in zip(bones.T, shares.T):
            away = np.einsum("nij,nj->ni", turns[bone], points - heads[bone])
            moved += share[:, None] * (away + places[bone])
        return moved

    def _come_nearer(self):
        """Turns and leans the back until the arms are long enough; `missing` is what they still lack."""
        hands = list(self._reaches)
        towards = (1 if hands == [0] else -1 if hands == [1] else 0) * MOST_TURN
        for share in np.linspace(0, 1, 9):
            self._turn, self._lean = towards * min(1, share * 2), MOST_LEAN * share
            self._set()
            if self.missing == 0:
                return

    def _set(self):
        self._turns, self._places = {}, {}
        self.missing = 0.0
        for bone in FROM_ROOT:
            parent = RIG["bones"][bone]["parent"]
            if parent is None:
                self._turns[bone], self._places[bone] = np.eye(3), self._start(bone)
                continue
            before = self._turns[parent]
            self._places[bone] = self._places[parent] + before @ (self._start(bone) - self._start(parent))
            stem, _, side = bone.partition(".")
            change = self._CHANGES.get(re.match("[a-z]+", stem)[0])
            self._turns[bone] = change(self, stem, side, before) if change else before

    # One method for each kind of bone that a pose turns.

    def _spine(self, stem, side, before):
        lean, turn = (self._pose.lean + self._lean) / 5, self._turn / 5
        return about((0, 0, 1), turn) @ about((1, 0, 0), lean) @ before

    def _neck(self, stem, side, before):
        look, nod = self._pose.look - self._turn, self._pose.nod - self._lean / 2
        return about((0, 0, 1), look / 4) @ about((1, 0, 0), nod / 4) @ before

    def _upperarm(self, stem, side, before):
        if stem != "upperarm01":
            return before
        hand, shoulder = "RL".index(side), self._places[f"{stem}.{side}"]
        along = self._end(f"upperarm02.{side}") - self._start(f"upperarm01.{side}")
        if hand in self._reaches:
            lengths = [np.linalg.norm(along),
                       np.linalg.norm(self._end(f"lowerarm02.{side}") - self._start(f"lowerarm01.{side}"))]
            elbow, missing = _elbow(shoulder, np.array(self._reaches[hand].wrist), lengths, OUTWARDS[side])
            self.missing = max(self.missing, missing)
            way = elbow - shoulder
        else:
            way = _hanging(self._pose.arms[hand][0], OUTWARDS[side] * ROOM_FOR_CLOTHES["arm"])
        return aligning(before @ along, way) @ before

    def _lowerarm(self, stem, side, before):
        if stem != "lowerarm01":
            # Half of the turn of the hand happens in the forearm.
            return halfway(before, turned_wrist(self._wrist_frame(side), *self._hand(side, before)))
        hand, elbow = "RL".index(side), self._places[f"{stem}.{side}"]
        along = self._end(f"lowerarm02.{side}") - self._start(f"lowerarm01.{side}")
        if hand in self._reaches:
            way = np.array(self._reaches[hand].wrist) - elbow
        else:
            way = _hanging(self._pose.arms[hand][1], OUTWARDS[side] * ROOM_FOR_CLOTHES["forearm"])
        return aligning(before @ along, way) @ before

    def _wrist(self, stem, side, before):
        return turned_wrist(self._wrist_frame(side), *self._hand(side, before))

    def _finger(self, stem, side, before):
        hand = "RL".index(side)
        grip = self._reaches[hand].grip if hand in self._reaches else RELAXED
        along = self._end(f"{stem[:-1]}1.{side}") - self._start(f"{stem[:-1]}1.{side}")
        return turned_fingers(stem, grip, self._turns[f"wrist.{side}"], self._wrist_frame(side), along)

    def _wrist_frame(self, side):
        """Directions of a hand at rest: along the fingers, towards the little finger, out of the palm."""
        along = self._start(f"finger3-1.{side}") - self._start(f"wrist.{side}")
        across = self._start(f"finger5-1.{side}") - self._start(f"finger2-1.{side}")
        along = along / np.linalg.norm(along)
        across = across - along * (across @ along)
        across /= np.linalg.norm(across)
        palm = np.cross(along, across) * -OUTWARDS[side]
        return np.stack((along, across, palm), axis=1)

    def _hand(self, side, before):
        """Directions of the fingers and of the palm."""
        hand, inwards = "RL".index(side), -OUTWARDS[side]
        if hand in self._reaches:
            reach = self._reaches[hand]
            along = np.array(reach.along)
            raised = max(0.0, 1 + along[2] / np.linalg.norm(along))  # 0 hanging, 1 level
            return along, np.array((inwards, 0, reach.grip.palm_down * -raised))
        forearm = before @ (self._end(f"lowerarm02.{side}") - self._start(f"lowerarm01.{side}"))
        along = forearm / np.linalg.norm(forearm) + np.array((inwards * 0.05, 0, -0.12))
        return along, np.array((inwards, 0.1, -0.1))

    def _upperleg(self, stem, side, before):
        return self._leg(stem, "upperleg", side, before, 0)

    def _lowerleg(self, stem, side, before):
        return self._leg(stem, "lowerleg", side, before, 1)

    def _leg(self, stem, name, side, before, part):
        if stem != f"{name}01":
            return before
        along = self._end(f"{name}02.{side}") - self._start(f"{name}01.{side}")
        outwards = OUTWARDS[side] * ROOM_FOR_CLOTHES["leg"] * (1 - part)
        return aligning(before @ along, _hanging(self._pose.legs["RL".index(side)][part], outwards)) @ before

    def _foot(self, stem, side, before):
        """Flat, unless the leg steps: on its heel in front, on its toes behind."""
        return about((1, 0, 0), -self._lifted(side))

    def _toe(self, stem, side, before):
        """The toes stay on the ground while the heel rises."""
        return about((1, 0, 0), -max(self._lifted(side), -8)) if stem.endswith("-1") else before

    def _lifted(self, side):
        shin = self._pose.legs["RL".index(side)][1]
        return shin if shin > 8 else min(0, shin + 12)

    _CHANGES = {"spine": _spine, "neck": _neck, "head": _neck, "upperarm": _upperarm, "lowerarm": _lowerarm,
                "wrist": _wrist, "finger": _finger, "upperleg": _upperleg, "lowerleg": _lowerleg, "foot": _foot,
                "toe": _toe}


def _from_root():
    """The bones, each after its parent."""
    order = []

    def visit(bone):
        if bone not in order:
            if RIG["bones"][bone]["parent"]:
                visit(RIG["bones"][bone]["parent"])
            order.append(bone)

    for bone in BONES:
        visit(bone)
    return order


FROM_ROOT = _from_root()


def _hanging(angle, outwards):
    return np.array((outwards, -sin(radians(angle)), -cos(radians(angle))))


def _elbow(shoulder, wrist, lengths, outwards):
    """Elbow between shoulder and wrist, low and `outwards` (-1 or 1), and the length that the arm lacks."""
    upper, fore = lengths
    way = wrist - shoulder
    far = np.linalg.norm(way)
    most = (upper + fore) * 0.99
    way, length = way / far, min(far, most)
    along = (upper ** 2 - fore ** 2 + length ** 2) / (2 * length)
    low = np.array((outwards * 0.55, 0.15, -1.0))
    low = low - way * (low @ way)
    return shoulder + way * along + low / np.linalg.norm(low) * np.sqrt(upper ** 2 - along ** 2), max(0.0, far - most)
