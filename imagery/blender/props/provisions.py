"""Food and containers: bottles, jars, tins, bread, cake. `at` is always the point underneath."""
from math import cos, pi, radians, sin

from geometry import LYING, lathe, slab
from materials import material, mottled
from surfaces import ceramic, oak


def bottle(at, height=0.28, radius=0.036, colour="#2d3a2a", label=None):
    """A corked glass bottle; `label` is the colour of its label."""
    profile = [(0, 0), (0.95, 0), (1, 0.02), (1, 0.58), (0.92, 0.66), (0.42, 0.78), (0.36, 0.82), (0.36, 0.96),
               (0.42, 0.965), (0.42, 1), (0, 1)]
    lathe("bottle", [(r * radius, z * height) for r, z in profile], material("bottle", colour, 0.08, 0.6), 32, at)
    if label:
        lathe("label", [(radius * 1.012, height * 0.20), (radius * 1.012, height * 0.48)],
              material("label", label, 0.7), 32, at)


def jar(at, height=0.20, radius=0.06, content="#6b4527", lid="#b98a52"):
    """A glass jar, three quarters full, with a wooden lid."""
    fill = material("content", content, 0.8)
    lathe("content", [(0, 0.008), (radius * 0.93, 0.008), (radius * 0.93, height * 0.70), (0, height * 0.72)], fill,
          28, at)
    shell = material("jar glass", "#e6eeec", 0.04, 0.6, Alpha=0.22)
    lathe("jar", [(0, 0), (radius, 0), (radius, height * 0.86), (radius * 0.9, height * 0.9)], shell, 28, at)
    lathe("lid", [(0, height * 0.89), (radius * 0.95, height * 0.89), (radius * 0.95, height), (0, height)],
          oak("#8a5c30", lid, "x"), 28, at)


def canister(at, height=0.18, radius=0.055, colour="#e5ded0"):
    """A tin with a lid that overlaps."""
    made = material("canister", colour, 0.35)
    lathe("canister", [(0, 0), (radius, 0), (radius, height * 0.84), (0, height * 0.84)], made, 32, at)
    lathe("canister lid", [(radius * 1.03, height * 0.84), (radius * 1.03, height * 0.97), (radius * 0.98, height),
                           (0, height)], made, 32, at)


def loaf(at, length=0.26, radius=0.055, turn=0.0):
    """A long bread with a dusted crust."""
    crust = mottled(material("crust", rough=0.8), "#8a4f22", "#d8a666", 22, 5)
    ring = [(0, 0), (0.010, 0.45), (0.05, 0.80), (0.25, 1), (0.5, 1.02), (0.75, 1), (0.95, 0.80), (0.99, 0.45),
            (1, 0)]
    body = lathe("loaf", [(r * radius, t * length) for t, r in ring], crust, 24)
    body.location = (at[0], at[1], at[2] + radius * 0.72)
    body.rotation_euler, body.scale = (0, pi / 2, radians(turn)), (0.78, 1, 1)


def bread_board(at, width=0.42, depth=0.22, turn=0.0):
    """An oak board with round corners."""
    slab("board", width, depth, 0.02, 0.03, oak("#7a5230", "#a8784a", "x"), 0.004, at=(at[0], at[1], at[2] + 0.02),
         rotation=(LYING[0], 0, radians(turn)))


def cake(at, radius=0.11, colour="#a5642c", top="#e9d3a0"):
    """A cake on a foot under a glass dome."""
    made = ceramic()
    lathe("foot", [(0, 0), (0.075, 0), (0.06, 0.012), (0.014, 0.03), (0.014, 0.10), (0.05, 0.115),
                   (radius + 0.035, 0.118),
                   (radius + 0.037, 0.128), (0, 0.128)], made, 48, at)
    lathe("cake", [(0, 0.128), (radius, 0.128), (radius * 1.02, 0.195), (radius * 0.98, 0.205), (0, 0.207)],
          material("cake", colour, 0.8), 48, at)
    lathe("icing", [(radius * 0.96, 0.205), (radius * 0.9, 0.214), (0, 0.216)], material("icing", top, 0.5), 48, at)
    r = radius + 0.022
    arc = [(r * cos(a * pi / 16), 0.24 + 0.075 * sin(a * pi / 16)) for a in range(1, 8)]
    dome = [(r, 0.130), (r, 0.24), *arc, (0.008, 0.316), (0.012, 0.345), (0, 0.35)]
    lathe("dome", dome, material("dome", "#e8f0ee", 0.03, 0.6, Alpha=0.16), 48, at)
