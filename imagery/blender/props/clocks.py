"""Clocks: a round one on a wall, a square one that hangs, and one with figures."""
from math import cos, pi, radians, sin

from geometry import STANDING, box, cylinder, empty, hoop, ring, slab
from lettering import words
from materials import glow, material


def clock(at, hour, minute, turn=0.0, radius=0.21, rim=None, dial=None, depth=0.022, hands="#0d0b0a"):
    """A dial with twelve marks and two hands, in a rim; its back at `at`."""
    root = empty("clock", at, (0, 0, radians(turn)))
    ink = material("clock hands", hands, 0.5)
    cylinder("case", radius, depth, rim, (0, -depth, 0), edge=0.005, sides=72, parent=root)
    cylinder("dial", radius * 0.95, 0.002, dial, (0, -depth - 0.002, 0), sides=72, parent=root)
    ring("rim", radius * 0.97, radius * 0.055, rim, (0, -depth, 0), STANDING, root, steps=72, sides=16)
    front = -depth - 0.0035
    for mark in range(12):
        stroke = empty("mark", (0, front, 0), (0, mark * pi / 6, 0), root)
        length, half = radius * (0.16 if mark % 3 else 0.24), radius * (0.018 if mark % 3 else 0.034)
        box("mark", -half, half, -0.001, 0.001, radius * 0.90 - length, radius * 0.90, ink, 0.0004, stroke)
    for share, reach, half in (((hour + minute / 60) / 12, 0.54, 0.045), (minute / 60, 0.82, 0.032)):
        hand = empty("hand", (0, front - 0.002, 0), (0, 2 * pi * share, 0), root)
        box("hand", -radius * half, radius * half, -0.001, 0.001, -0.16 * radius, reach * radius, ink, 0.0006, hand)
    cylinder("pin", 0.05 * radius, 0.006, rim, (0, front - 0.006, 0), edge=0.001, sides=20, parent=root)
    return root


def station_clock(at, beam, hour, minute, size=0.70):
    """A square lit box, a dial on both sides, hung by two posts from a beam at height `beam`; `at` is its centre."""
    root, depth, rim, half = empty("clock", at), 0.16, 0.045, size / 2
    dark = material("clock case", "#15181b", 0.4)
    slab("case", size, size, depth, 0.07, dark, 0.004, 0.004, at=(0, -depth / 2, 0), parent=root)
    for turn in (0, pi):
        side = empty("side", (0, 0, 0), (0, 0, turn), root)
        corners = [(-half, -half), (half, -half), (half, half), (-half, half)]
        hoop("rim", corners, rim, 0.022, 0.07, dark, 0.004, at=(0, -depth / 2 - 0.020, 0), parent=side)
        _square_dial(empty("dial", (0, -depth / 2, 0), parent=side), half - rim, hour, minute)
    for x in (-0.3 * size, 0.3 * size):
        box("post", x - 0.014, x + 0.014, -0.014, 0.014, half - 0.002, beam - at[2], dark, 0.002, root)
        box("foot", x - 0.05, x + 0.05, -0.05, 0.05, half - 0.002, half + 0.012, dark, 0.003, root)
        box("plate", x - 0.06, x + 0.06, -0.06, 0.06, beam - at[2] - 0.012, beam - at[2], dark, 0.003, root)
    return root


def _square_dial(root, half, hour, minute):
    """Bars along a square, without figures, and straight hands: to be read across a hall."""
    face, ink = glow("clock face", "#f4f3ee", 0.9), material("clock ink", "#101214", 0.5)
    slab("face", 2 * half + 0.01, 2 * half + 0.01, 0.004, 0.03, face, 0.001, at=(0, -0.003, 0), parent=root)
    for mark in range(12):
        angle, quarter = mark * pi / 6, mark % 3 == 0
        stroke = empty("mark", (0, -0.004, 0), (0, angle, 0), root)
        end = 0.90 * half / (abs(cos(angle)) ** 5 + abs(sin(angle)) ** 5) ** 0.2
        length, wide = (0.27 * half, 0.050 * half) if quarter else (0.19 * half, 0.030 * half)
        box("mark", -wide, wide, -0.001, 0.001, end - length, end, ink, 0.0004, stroke)
    hands = ((hour + minute / 60) / 12, 0.56, 0.070, 0.008), (minute / 60, 0.84, 0.048, 0.012)
    for share, reach, wide, front in hands:
        hand = empty("hand", (0, -front, 0), (0, 2 * pi * share, 0), root)
        box("hand", -wide * half, wide * half, -0.001, 0.001, -0.20 * half, reach * half, ink, 0.0006, hand)


def digital_clock(at, time, turn=0.0, height=0.24):
    """Lit figures in a flat case, its back at `at`; at turn 0 the wall faces the camera (-Y)."""
    root, depth = empty("clock", at, (0, 0, radians(turn))), 0.04
    slab("case", 2.5 * height, height, depth, 0.02, material("clock case", "#15181b", 0.4), 0.006,
         at=(0, -depth, 0), parent=root)
    words(time, 0.56 * height, (0, -depth - 0.001, -0.28 * height), glow("figures", "#ffd9a2", 1.3), align="CENTER",
          weight="Medium", parent=root)
    return root
