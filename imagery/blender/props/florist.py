"""Florist equipment: zinc buckets, clipped box in pots, a stepped stand, a paper roll."""
from math import cos, pi, sin, sqrt
import random

import bpy

from geometry import box, cylinder, lathe, place
from materials import material, mottled
from props.flowers import bunch, hydrangea, mixed_mesh, tulip
from props.plants import GOLDEN_ANGLE

RED, PINK, WHITE, YELLOW, PURPLE, ORANGE = "#c4122f", "#f0679a", "#f3ede0", "#f7c52b", "#6a2a78", "#ef6a24"


def bucket(at, radius=0.12, height=0.26):
    """A florist's bucket with a rolled rim; flowers start at 0.4 of its height."""
    zinc = mottled(material("zinc", rough=0.42, specular=0.4, metallic=0.85), "#7d8488", "#a9afb1", 14, 5)
    r, h = radius, height
    foot = [(0, 0.004), (r * 0.72, 0.004), (r * 0.74, 0)]
    hoop = [(r * 0.78, h * 0.2), (r * 0.79, h * 0.2), (r * 0.80, h * 0.235), (r * 0.79, h * 0.25)]
    rim = [(r * 0.97, h * 0.97), (r, h * 0.965), (r * 1.015, h * 0.985), (r, h), (r * 0.97, h * 0.99)]
    profile = [*foot, *hoop, *rim, (r * 0.9, h * 0.7), (0, h * 0.68)]
    lathe("bucket", profile, zinc, 40, at)


def tulips(at, colour, count=28, radius=0.12, seed=1):
    bucket(at, radius)
    bunch(tulip(colour), (at[0], at[1], at[2] + 0.12), radius * 0.82, count, 0.34, seed)


def hydrangeas(at, colour, count=7, radius=0.14, seed=1):
    bucket(at, radius)
    bunch(hydrangea(colour), (at[0], at[1], at[2] + 0.16), radius * 0.85, count, 0.5, seed)


def box_ball(at, radius=0.24, pot_radius=0.19, pot_height=0.34, leaves=1500, seed=2):
    """A clipped box in a pot."""
    rng, vertices, faces = random.Random(seed), [], []
    for n in range(leaves):
        z = 1 - 1.9 * (n + 0.5) / leaves
        angle, r, reach = n * GOLDEN_ANGLE, sqrt(1 - z * z), radius * rng.uniform(0.93, 1.03)
        cx, cy, cz = reach * r * cos(angle), reach * r * sin(angle), reach * z
        first = len(vertices)
        for _ in range(4):
            vertices.append((cx + rng.uniform(-1, 1) * 0.022, cy + rng.uniform(-1, 1) * 0.022,
                             cz + rng.uniform(-1, 1) * 0.022))
        faces.append((first, first + 1, first + 2, first + 3))
    x, y, z = at
    green = mottled(material("box", rough=0.5, specular=0.3), "#1d3b1e", "#4a7a3a", 30, 2)
    place(bpy.data.objects.new("box leaves", mixed_mesh("box", vertices, [(faces, green)])),
          (x, y, z + pot_height + radius * 0.86))
    lathe("box core", [(0, -radius * 0.9), (radius * 0.88, -0.05), (radius * 0.9, 0.06), (0, radius * 0.9)],
          material("box core", "#16280f", 0.9, 0.1), 24, (x, y, z + pot_height + radius * 0.86))
    r, h = pot_radius, pot_height
    lathe("pot", [(0, 0), (r * 0.76, 0), (r * 0.8, 0.01), (r, h - 0.05), (r * 1.06, h - 0.05), (r * 1.07, h),
                  (r * 0.95, h), (0, h - 0.05)],
          material("terracotta", "#4c5557", 0.7, 0.3), 48, at)


def flower_stand(at, width=1.0, levels=((0.24, 0.24), (0.48, 0.48)), tread=0.25, wood=None):
    """A stepped stand: (height, set back) of each level."""
    x, y, z = at
    for height, back in levels:
        for k in range(2):
            y0 = y + back + k * tread / 2
            box("tread", x - width / 2, x + width / 2, y0, y0 + tread / 2 - 0.008, z + height - 0.022, z + height,
                wood, 0.003)
        for side in (-1, 1):
            cx = x + side * (width / 2 - 0.05)
            box("leg", cx - 0.022, cx + 0.022, y + back + 0.02, y + back + 0.06, z, z + height - 0.022, wood, 0.003)
            box("bearer", cx - 0.015, cx + 0.015, y + back, y + back + tread, z + height - 0.07,
                z + height - 0.022, wood, 0.003)


def paper_roll(at, width=0.5, paper=None):
    x, y, z = at
    cylinder("roll", 0.055, width, paper, (x + width / 2, y, z + 0.09), (0, 0, pi / 2), 0.002)
    for side in (-1, 1):
        box("holder", x + side * (width / 2 + 0.012) - 0.006, x + side * (width / 2 + 0.012) + 0.006, y - 0.05,
            y + 0.05, z, z + 0.13, material("holder", "#1b1d1e", 0.5, 0.4), 0.003)
