"""Clocks: a round one on a wall or hung from above, and one with figures."""
from math import pi, radians

from geometry import STANDING, box, cylinder, empty, ring, slab
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


def station_clock(at, ceiling, hour, minute, radius=0.35):
    """Lit from within and seen from afar; `at` is its centre."""
    rim = material("clock rim", "#15181b", 0.4)
    root = clock(at, hour, minute, 0, radius, rim, glow("clock dial", "#f3f0e8", 0.8), 0.12, "#15181b")
    cylinder("rod", 0.014, ceiling - at[2] - radius, rim, (0, -0.06, radius), STANDING, sides=16, parent=root)
    return root


def digital_clock(at, time, turn=0.0, height=0.24):
    """Lit figures in a flat case, its back at `at`; at turn 0 the wall faces the camera (-Y)."""
    root, depth = empty("clock", at, (0, 0, radians(turn))), 0.04
    slab("case", 2.5 * height, height, depth, 0.02, material("clock case", "#15181b", 0.4), 0.006,
         at=(0, -depth, 0), parent=root)
    words(time, 0.56 * height, (0, -depth - 0.001, -0.28 * height), glow("figures", "#ffd9a2", 1.3), align="CENTER",
          weight="Medium", parent=root)
    return root
