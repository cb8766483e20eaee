"""Pot plants generated from a seed: curved branches with leaves on stalks."""
from dataclasses import dataclass
from math import cos, pi, sin
import random

from mathutils import Vector

from geometry import lathe, tube
from materials import material, mottled
from props.leaves import Foliage, leaf_green

GOLDEN_ANGLE = 2.4  # radians between two leaves
GREENS = (("#2b5431", "#4d7f43"), ("#35622f", "#64914a"), ("#234a30", "#3f7040"))


@dataclass(frozen=True)
class Leaf:
    """Length in metres; width and stalk in shares of it; `widest` as in leaves.py. Pairs are ranges."""

    length: tuple = (0.30, 0.50)
    width: tuple = (0.46, 0.60)
    stalk: tuple = (0.25, 0.50)
    widest: float = 0.82


FIG = Leaf((0.36, 0.52), (0.58, 0.70), (0.06, 0.14), 1.45)


def pot(at, radius, colour="#d8d2c6"):
    """Filled with soil; 1.7 times as high as its radius."""
    wall = [(0, 0), (0.72, 0), (0.76, 0.03), (0.97, 1.58), (1, 1.62), (1, 1.70), (0.985, 1.72), (0.94, 1.72),
            (0.92, 1.70), (0.90, 1.52), (0, 1.52)]
    lathe("pot", [(r * radius, z * radius) for r, z in wall], material("pot", colour, 0.75, 0.25), 72, at)
    soil = mottled(material("soil", rough=1, specular=0), "#231a13", "#40301f", 40)
    lathe("soil", [(radius * 0.9, radius * 1.5), (radius * 0.5, radius * 1.57), (0, radius * 1.58)], soil, 32, at)


def _branch(root, height, lean, heading, rng, points=7):
    """A stem as a list of points, randomly bent away from vertical."""
    spine, direction = [Vector(root)], Vector((sin(lean) * cos(heading), sin(lean) * sin(heading), cos(lean)))
    for _ in range(points - 1):
        spine.append(spine[-1] + direction * height / (points - 1))
        direction = (direction + Vector((rng.uniform(-0.12, 0.12), rng.uniform(-0.12, 0.12), 0.10))).normalized()
    return spine


def _along(spine, t):
    """The point at share t of a line."""
    at = t * (len(spine) - 1)
    i = min(int(at), len(spine) - 2)
    return spine[i].lerp(spine[i + 1], at - i)


def plant(at, height=1.2, leaves=48, pot_radius=0.22, pot_colour="#d8d2c6", seed=1, leaf=Leaf(), stems=5):
    """A plant in a pot that stands at `at` on the floor; `height` is that of its longest stem."""
    rng = random.Random(seed)
    foliage = [Foliage() for _ in GREENS]
    bark, stalk = material("bark", "#7a6a4e", 0.85), material("stalk", "#5d7a3c", 0.6)
    pot(at, pot_radius, pot_colour)
    soil = at[2] + pot_radius * 1.5
    for stem in range(stems):
        heading = stem * 2 * pi / stems + rng.uniform(-0.4, 0.4)
        reach = height * (1 if stem == 0 else rng.uniform(0.45, 0.92))
        lean = 0.05 if stem == 0 else rng.uniform(0.14, 0.34)
        root = (at[0] + 0.25 * pot_radius * cos(heading), at[1] + 0.25 * pot_radius * sin(heading), soil - 0.03)
        spine = _branch(root, reach, lean, heading, rng)
        tube("stem", spine, 0.004 + 0.004 * reach, bark, sides=10)
        count, turn = max(4, round(1.25 * leaves / stems * (0.5 + 0.6 * reach / height))), rng.uniform(0, 2 * pi)
        for i in range(count):
            t = 0.30 + 0.70 * i / max(1, count - 1)
            turn += GOLDEN_ANGLE + rng.uniform(-0.35, 0.35)
            young = max(0.0, (t - 0.86) / 0.14)  # the last leaves stand up and are still small
            rise = rng.uniform(0.10, 0.75) + 0.6 * young
            outward = Vector((cos(turn) * cos(rise), sin(turn) * cos(rise), sin(rise)))
            length = rng.uniform(*leaf.length) * (1 - 0.45 * young) * rng.uniform(0.85, 1.0)
            start = _along(spine, t)
            stalk_length = length * rng.uniform(*leaf.stalk) * (1 - 0.6 * young)
            elbow = start + outward * stalk_length * 0.55 + Vector((0, 0, stalk_length * 0.18))
            end = start + outward * stalk_length + Vector((0, 0, stalk_length * 0.12))
            tube("stalk", [start, elbow, end], 0.0026, stalk, sides=6)
            width, bend = length * rng.uniform(*leaf.width), rng.uniform(0.8, 1.7) * (1 - 0.6 * young)
            fold, twist = rng.uniform(0.15, 0.40), rng.uniform(-0.4, 0.4)
            droop = Vector((0, 0, 0.25 * (1 - young)))
            rng.choice(foliage).blade(end, outward - droop, length, width, bend, fold, twist, rng, leaf.widest)
    for part, (dark, light) in zip(foliage, GREENS):
        if part.vertices:
            part.build(leaf_green(dark, light))
