"""The other side of the canal, seen through a window: a row of old houses, quay, lanterns and water.

Far geometry: true outlines, few polygons. At night the windows glow (they light nothing); by day they are dark panes.
"""
from math import cos, pi
import random

from geometry import STANDING, box, cylinder, empty, lathe, loft, place, quad
from materials import bumped, linear, material, principled
from props.lamps import lit

QUAY, WATER = -0.55, -1.25  # heights below the floor of the room that looks out
BRICKS = ("#6b4136", "#54362f", "#7a5344", "#4a3330", "#8a6a55", "#5f3f3c", "#3f3a3a")
LIGHTS = ("#ffb35c", "#ffc987", "#ff9d45", "#ffd7a0")


def _gable(kind, half, top):
    """Outline of a gable above the eaves from right to left, as (x, z) with z = 0 at the eaves."""
    if kind == "step":
        steps = 5
        right = []
        for i in range(steps):
            x, z = half * (1 - i / steps), top * i / steps
            right += [(x, z), (x, z + top / steps)]
    elif kind == "neck":
        neck = half * 0.44
        right = [(half, 0), (half, 0.25), (neck * 1.35, 0.5), (neck, 1.1), (neck, top * 0.82),
                 (neck * 1.1, top * 0.86), (neck * 0.55, top)]
    elif kind == "bell":
        right = [(half, 0), (half, 0.2)]
        right += [(half * (0.30 + 0.66 * (1 + cos(pi * t / 8)) / 2), 0.2 + (top - 0.5) * t / 8) for t in range(1, 9)]
        right += [(half * 0.26, top)]
    else:
        right = [(half * 1.04, 0), (half * 1.04, 0.35), (half * 0.98, 0.45)]
    return right + [(-x, z) for x, z in reversed(right)]


def _panes(root, half, eaves, floors, rnd, night):
    """Tall windows in white frames, fewer lit the later it is."""
    frame = material("window frame", "#cfc8b8" if not night else "#8d877c", 0.6)
    dark = material("pane", "#10141c", 0.08, 0.5)
    columns = 3 if half > 2.2 else 2
    pitch = 2 * half / (columns + 0.35)
    storey = eaves / floors
    for floor in range(floors):
        tall = storey * (0.66 if floor else 0.60)
        base = storey * floor + storey * 0.20
        for column in range(columns):
            x, wide = (column - (columns - 1) / 2) * pitch, pitch * 0.58
            box("frame", x - wide / 2 - 0.07, x + wide / 2 + 0.07, -0.06, 0.05, base - 0.07, base + tall + 0.07,
                frame, 0.01, root)
            pane = dark
            if night and rnd.random() < 0.46:
                pane = lit("lit pane", rnd.choice(LIGHTS), rnd.choice((0.35, 0.6, 0.9, 1.3)))
            glass = quad("pane", wide, tall, pane, (x, -0.08, base + tall / 2), parent=root)
            glass.visible_diffuse = False
            box("bar", x - 0.03, x + 0.03, -0.10, -0.07, base, base + tall, frame, 0.002, root)
            for share in (0.36, 0.68):
                box("bar", x - wide / 2, x + wide / 2, -0.10, -0.07, base + tall * share - 0.025,
                    base + tall * share + 0.025, frame, 0.002, root)


def house(at, width, eaves, gable, top, brick, rnd, night):
    root, half = empty("house", at), width / 2
    outline = [(-half, 0), (half, 0)] + [(x, eaves + z) for x, z in _gable(gable, half, top)]
    walls = material("brick", brick, 0.9, 0.15)
    place(loft("house", [[(x, y, z) for x, z in outline] for y in (8, 0)], walls, flat_bands=(0,)), parent=root)
    _panes(root, half, eaves, 4 if eaves > 8 else 3, rnd, night)
    stone = material("cornice", "#b9ae9a", 0.8)
    for height in (0.0, eaves - 0.12):
        box("band", -half, half, -0.10, 0.02, height, height + 0.16, stone, 0.01, root)
    if top > 1.5:
        wide = half * 0.26
        box("attic window", -wide, wide, -0.06, 0, eaves + 0.3, eaves + top * 0.52,
            lit("lit pane", LIGHTS[0], 0.7) if night and rnd.random() < 0.5 else material("pane", "#10141c",
                                                                                          0.1), 0.01, root)


def houses(y, x0, x1, night, seed=4):
    """Shoulder to shoulder from x0 to x1, no two alike."""
    rnd, x, i = random.Random(seed), x0, 0
    kinds = ("bell", "step", "cornice", "neck", "step", "cornice", "bell", "neck")
    while x < x1:
        width, kind = rnd.uniform(4.0, 5.6), kinds[i % len(kinds)]
        eaves = rnd.uniform(6.4, 7.6) + (1.2 if kind == "cornice" else 0)
        house((x + width / 2, y + rnd.uniform(0, 0.1), QUAY), width - 0.04, eaves, kind,
              0.4 if kind == "cornice" else rnd.uniform(2.0, 2.7),
              BRICKS[(i * 3) % len(BRICKS)], rnd, night)
        x, i = x + width, i + 1


def lanterns(y, positions, night):
    iron = material("iron", "#1a1d1c", 0.6)
    for x in positions:
        root = empty("lantern", (x, y, QUAY))
        cylinder("post", 0.06, 3.1, iron, (0, 0, 0), STANDING, sides=10, parent=root)
        glass = lit("lantern light", "#ffb866", 6) if night else material("lantern glass", "#c8c4b8", 0.3)
        lathe("light", [(0, 3.1), (0.16, 3.15), (0.24, 3.6), (0, 3.62)], glass, 10,
              parent=root).visible_diffuse = False
        lathe("roof", [(0, 3.62), (0.28, 3.62), (0.05, 3.9), (0, 3.95)], iron, 10, parent=root)


def water(y0, y1, x0, x1, colour="#0a1218"):
    made = bumped(material("water", colour, 0.05, 0.6), 1.4, 0.10, 0.04, 2)
    noise = next(n for n in made.node_tree.nodes if n.bl_idname == "ShaderNodeMapping")
    noise.inputs["Scale"].default_value = (0.35, 1.0, 1.0)
    obj = quad("water", x1 - x0, y1 - y0, made, ((x0 + x1) / 2, (y0 + y1) / 2, WATER), (-pi / 2, 0, 0))
    return obj


def sky(y, low, high, width, strength=1.0):
    """A backdrop that fades from the horizon up; it lights nothing."""
    made = lit("sky", high, strength)
    tree = made.node_tree
    coordinates, split, ramp = (tree.nodes.new("ShaderNode" + n) for n in ("TexCoord", "SeparateXYZ", "ValToRGB"))
    tree.links.new(coordinates.outputs["UV"], split.inputs[0])
    tree.links.new(split.outputs[1], ramp.inputs[0])
    for element, position, colour in zip(ramp.color_ramp.elements, (0.30, 0.62), (low, high)):
        element.position, element.color = position, linear(colour)
    tree.links.new(ramp.outputs[0], principled(made).inputs["Emission"])
    obj = quad("sky", width, 60, made, (0, y, 8))
    obj.visible_diffuse = obj.visible_shadow = False
    return obj


def canal(near=9.0, far=56.0, night=True, left=-48, right=38):
    """Everything beyond the window; `near` and `far` are the quays, y in metres."""
    stone = material("quay", "#4a4a48", 0.85)
    box("far quay", left, right, far, far + 4, WATER - 0.5, QUAY, stone, 0.05)
    box("near quay", left, right, 5.4, near, WATER - 0.5, QUAY, stone, 0.05)
    water(near, far, left, right, "#0a1218" if night else "#39464a")
    houses(far + 3, left, right, night)
    lanterns(far + 0.6, range(-30, 24, 9), night)
    if night:
        sky(far + 40, "#27365c", "#0c1430", 240, 0.55)
    else:
        sky(far + 40, "#fbe9d0", "#c3d8ea", 240, 1.3)
