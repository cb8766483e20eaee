"""What protects a worker beside the clothes: gloves, made from the body, and safety glasses before the eyes."""
from math import cos, exp, radians, sin

import numpy as np

from humans.makehuman import BONES, body, garment, leading_bones, points_of, skin
from humans.protection import normals
from materials import material, principled

GLOVE = ("wrist", "finger", "metacarpal")
THICK = 0.003  # m, of the leather
LENS, FRAME = 72, 84  # degrees to each side where the lens ends and where the arms begin
STEPS = 36
BEFORE_THE_EYES, BEYOND_THE_TEMPLES, ARM = 0.016, 0.004, 0.085  # m


class Gloves:
    """Worn as a garment of MakeHuman."""

    def __init__(self):
        model, _ = body()
        on_hand = np.array([bone.startswith(GLOVE) for bone in leading_bones()])
        self.faces = [face for face in skin() if on_hand[face[0]].any()]
        self._used = points_of(self.faces)
        self.bones, self.shares, self.uv, self.covers = model.bones, model.shares, model.uv, on_hand

    def fitted(self, shape):
        points = shape.copy()
        points[self._used] += THICK * normals(shape, self.faces)[self._used]
        return points


class Glasses:
    """One lens round the face, a bar over it, an arm to each ear."""

    def __init__(self):
        model, _ = body()
        self._skin = points_of(skin())
        self.lens, self.frame = _strip(0, STEPS), _strip(2 * (STEPS + 1), STEPS + 2)
        count = 2 * (STEPS + 1) + 2 * (STEPS + 3)
        self.bones, self.shares = np.full((count, 1), BONES.index("head")), np.ones((count, 1))
        self.uv, self.covers = model.uv, np.zeros(len(model.points), bool)

    def fitted(self, shape):
        eyes = garment("eyes", "HighPolyEyes").fitted(shape)
        high, front = eyes[:, 2].mean(), eyes[:, 1].min() - BEFORE_THE_EYES
        skin = shape[self._skin]
        head = skin[(abs(skin[:, 2] - high) < 0.02) & (abs(skin[:, 0]) < 0.12)]
        wide, temples = np.ptp(head[:, 0]) / 2 + BEYOND_THE_TEMPLES, front + 0.075

        def at(angle, z):
            return wide * sin(angle), temples + (front - temples) * cos(angle), high + z

        lens = [radians(LENS) * (2 * i / STEPS - 1) for i in range(STEPS + 1)]
        lower = [at(a, -0.020 + 0.012 * exp(-(wide * sin(a) / 0.014) ** 2)) for a in lens]
        upper = [at(a, 0.016) for a in lens]
        bar = [radians(FRAME) * (2 * i / STEPS - 1) for i in range(STEPS + 1)]
        ears = [(side * wide, temples + ARM, high + 0.010) for side in (-1, 1)]

        def with_ears(z):
            return [np.add(ears[0], (0, 0, z)), *(at(a, 0.013 + z) for a in bar), np.add(ears[1], (0, 0, z))]

        return np.array(lower + upper + with_ears(0.0) + with_ears(0.007))


def _strip(first, steps):
    """Faces between two rows of points, listed row by row from `first`."""
    return [([first + i, first + i + 1, first + steps + 2 + i, first + steps + 1 + i], [0, 0, 0, 0], 0)
            for i in range(steps)]


def worn(look):
    """Each piece that `look` asks for, and {part: (its faces, its material)}."""
    pieces = []
    if look.gloves:
        gloves = Gloves()
        pieces.append((gloves, {"gloves": (gloves.faces, material("gloves", look.gloves, 0.75))}))
    if look.glasses:
        glasses, lens = Glasses(), material("lens", "#53685c", 0.08)
        principled(lens).inputs["Alpha"].default_value = 0.45
        pieces.append((glasses, {"lens": (glasses.lens, lens),
                                 "glasses": (glasses.frame, material("glasses frame", "#17191b", 0.4))}))
    return pieces
