"""The far side of a canal by day or at night, seen through a window: old houses, quay, lanterns and water."""
import random

from geometry import LYING, STANDING, box, cylinder, empty, lathe, quad
from materials import bumped, lit, material
from outside.canal_houses import canal_house
from outside.sky import sky_card

QUAY, WATER = -0.55, -1.25  # heights below the floor of the room that looks out
BRICKS = ("#6b4136", "#54362f", "#7a5344", "#4a3330", "#8a6a55", "#5f3f3c", "#3f3a3a")


def _houses(y, x0, x1, night, seed=4):
    """Adjoining houses from x0 to x1, all different."""
    rng, x, i = random.Random(seed), x0, 0
    kinds = ("bell", "step", "cornice", "neck", "step", "cornice", "bell", "neck")
    while x < x1:
        width, kind = rng.uniform(4.0, 5.6), kinds[i % len(kinds)]
        eaves = rng.uniform(6.4, 7.6) + (1.2 if kind == "cornice" else 0)
        canal_house((x + width / 2, y + rng.uniform(0, 0.1), QUAY), width - 0.04, eaves, kind,
              0.4 if kind == "cornice" else rng.uniform(2.0, 2.7),
              BRICKS[(i * 3) % len(BRICKS)], rng, night=night)
        x, i = x + width, i + 1


def _lanterns(y, positions):
    iron = material("iron", "#1a1d1c", 0.6)
    for x in positions:
        root = empty("lantern", (x, y, QUAY))
        cylinder("post", 0.06, 3.1, iron, (0, 0, 0), STANDING, sides=10, parent=root)
        glass = lit("lantern light", "#ffb866", 6)
        lathe("light", [(0, 3.1), (0.16, 3.15), (0.24, 3.6), (0, 3.62)], glass, 10,
              parent=root).visible_diffuse = False
        lathe("roof", [(0, 3.62), (0.28, 3.62), (0.05, 3.9), (0, 3.95)], iron, 10, parent=root)


def bollards(y, positions):
    """Cast-iron posts along the edge of a quay, at x positions."""
    iron = material("bollard", "#5a2a24", 0.55)
    outline = [(0, 0), (0.11, 0), (0.11, 0.08), (0.085, 0.14), (0.075, 0.74), (0.09, 0.76), (0.09, 0.81), (0.07, 0.84),
               (0.045, 0.90), (0, 0.93)]
    for x in positions:
        lathe("bollard", outline, iron, 24, (x, y, 0))


def water(y0, y1, x0, x1, colour="#0a1218"):
    made = bumped(material("water", colour, 0.05, 0.6), 1.4, 0.10, 0.04, 2)
    mapping = next(n for n in made.node_tree.nodes if n.bl_idname == "ShaderNodeMapping")
    mapping.inputs["Scale"].default_value = (0.35, 1.0, 1.0)
    return quad("water", x1 - x0, y1 - y0, made, ((x0 + x1) / 2, (y0 + y1) / 2, WATER), LYING)


def canal(near=9.0, far=56.0, left=-48, right=38, night=True):
    """Everything beyond the window; `near` and `far` are the quays, y in metres."""
    stone = material("quay", "#4a4a48", 0.85)
    box("far quay", left, right, far, far + 4, WATER - 0.5, QUAY, stone, 0.05)
    box("near quay", left, right, 5.4, near, WATER - 0.5, QUAY, stone, 0.05)
    _houses(far + 3, left, right, night)
    if night:
        water(near, far, left, right)
        _lanterns(far + 0.6, range(-30, 24, 9))
        sky_card((0, far + 40, 8), 240, 60, "#27365c", "#0c1430", 0.55, (0.30, 0.62))
    else:
        water(near, far, left, right, "#4b5f68")
        sky_card((0, far + 40, 8), 240, 60, "#f2f0e6", "#8fb6dc", 1.0, (0.30, 0.75))
