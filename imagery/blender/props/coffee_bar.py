"""The coffee bar: a counter of glazed tiles, the cupboards and the shelf behind it, a pastry case."""
from math import cos, pi, radians, sin
import random

from geometry import LYING, box, copies, cylinder, lathe, quad, slab, tube
from glass import window_glass
from materials import glow, material
from props.ceiling_lamps import WARM
from props.crockery import cup_stack, plate
from props.provisions import bottle, canister, jar
from stage import area
from surfaces import brass, dark_metal, oak, steel, stone

GREENS = ("#1f4e40", "#215243", "#1c4839", "#235747")
CREAM = ("#e2d8c4", "#ddd1bb", "#e8e0cf", "#d8cbb3")
HEIGHT, DEPTH = 1.08, 0.80  # of the counter
BACK = 0.92  # height of the work top behind it


def glazes(colours=GREENS):
    """Tile glazes with slightly different tones."""
    return [material("glaze", colour, 0.13, 0.6) for colour in colours]


def _along_front(x0, x1, y, radius, pitch):
    """Points and headings along the visible outline: the left end, the quarter circle, the front."""
    steps = int((x1 - x0 - radius) / pitch)
    yield from (((x0 + radius + (i + 0.5) * pitch, y), 0.0) for i in range(steps))
    arc = int(radius * pi / 2 / pitch)
    for i in range(arc):
        angle = (i + 0.5) / arc * pi / 2
        yield (x0 + radius - radius * sin(angle), y + radius - radius * cos(angle)), -angle
    depth = int((DEPTH - 2 * radius - 0.05) / pitch)
    yield from (((x0, y + radius + (i + 0.5) * pitch), -pi / 2) for i in range(max(0, depth)))


def counter(x0, x1, y, radius=0.36, tile=0.050, colours=GREENS):
    """Front at `y`, its left end round: upright glazed tiles in three rows, a stone top, a brass foot rail."""
    rng = random.Random(8)
    middle = (x0 + x1) / 2
    inner, width = material("grout", "#20352c", 0.9), x1 - x0
    slab("counter", width - 0.02, DEPTH - 0.02, HEIGHT - 0.16, radius - 0.01, inner, 0.001, segments=24,
         rotation=LYING, at=(middle, y + DEPTH / 2, HEIGHT - 0.05))
    slab("kick", width - 0.16, DEPTH - 0.16, 0.12, radius - 0.08, dark_metal(), 0.001, segments=24, rotation=LYING,
         at=(middle, y + DEPTH / 2, 0.12))
    slab("counter top", width + 0.10, DEPTH + 0.10, 0.040, radius + 0.05, stone(), 0.004, segments=24, rotation=LYING,
         at=(middle, y + DEPTH / 2, HEIGHT))
    rows, low, high = 3, 0.115, HEIGHT - 0.05
    height = (high - low) / rows
    one = slab("tile", tile - 0.004, height - 0.004, 0.012, 0.003, inner, 0.003, 0.001, segments=2, steps=3)
    points, turns = [], []
    for (px, py), heading in _along_front(x0, x1, y, radius, tile):
        for row in range(rows):
            points.append((px, py - 0.004, low + (row + 0.5) * height))
            turns.append((radians(rng.gauss(0, 0.5)), 0, heading + radians(rng.gauss(0, 0.6))))
    copies(one, points, turns, glazes(colours), seed=4)
    rail_y, rail_z = y - 0.16, 0.20
    tube("foot rail", [(x0 + 0.35, rail_y, rail_z), (x1, rail_y, rail_z)], 0.019, brass(), smooth=False)
    for i in range(4):
        x = x0 + 0.5 + i * (width - 0.7) / 3.2
        cylinder("rail bracket", 0.010, 0.17, brass(), (x, rail_y, rail_z), edge=0.001)


def back_counter(x0, x1, y, splash=0.58, colours=GREENS):
    """Cupboards against the wall at `y`, a steel top and a splashback of the same tiles, lit from above."""
    front = y - 0.62
    box("cupboard", x0, x1, front + 0.03, y, 0.10, BACK - 0.03, oak(), 0.002)
    doors = round((x1 - x0) / 0.6)
    for i in range(1, doors):
        x = x0 + i * (x1 - x0) / doors
        box("joint", x - 0.002, x + 0.002, front + 0.028, front + 0.04, 0.11, BACK - 0.04, dark_metal("#2a1d12"),
            0.0005)
    box("kick", x0, x1, front + 0.08, y, 0, 0.10, dark_metal(), 0.001)
    box("work top", x0 - 0.01, x1, front, y, BACK - 0.03, BACK, steel(), 0.002)
    box("splash", x0, x1, y - 0.012, y, BACK, BACK + splash, material("grout", "#20352c", 0.9), 0.001)
    one = slab("tile", 0.046, splash / 3 - 0.004, 0.010, 0.003, glazes()[0], 0.003, 0.001, segments=2, steps=3)
    rng, points, turns = random.Random(2), [], []
    for column in range(int((x1 - x0) / 0.05)):
        for row in range(3):
            points.append((x0 + (column + 0.5) * 0.05, y - 0.02, BACK + (row + 0.5) * splash / 3))
            turns.append((radians(rng.gauss(0, 0.5)), 0, radians(rng.gauss(0, 0.5))))
    copies(one, points, turns, glazes(colours), seed=9)


def shelf(x0, x1, y, z, depth=0.26):
    """An oak board on brass brackets with a line of light under it."""
    box("shelf", x0, x1, y - depth, y, z - 0.028, z, oak(along="x"), 0.002)
    count = max(2, round((x1 - x0) / 0.9))
    for i in range(count):
        x = x0 + 0.12 + i * (x1 - x0 - 0.24) / (count - 1)
        tube("bracket", [(x, y, z - 0.20), (x, y - depth + 0.03, z - 0.034)], 0.006, brass(), smooth=False)
    box("shelf light", x0 + 0.03, x1 - 0.03, y - 0.10, y - 0.088, z - 0.034, z - 0.028,
        glow("led", (*WARM, 1), 6), 0.0005)
    middle = (x0 + x1) / 2
    area("shelf light", (middle, y - 0.10, z - 0.045), (middle, y - 0.02, z - 0.6), x1 - x0, 0.05, 7, WARM,
         glossy=False)


def fill_shelf(x0, x1, y, z, seed, tall=0.30):
    """Fills a shelf from left to right in groups of equal items, such as jars and bottles."""
    rng, x = random.Random(seed), x0
    while x < x1 - 0.10:
        kind, count = rng.choice(("jar", "jar", "tin", "bottle", "bottle", "plates", "cups")), rng.randint(2, 4)
        content = rng.choice(("#5b3a20", "#a9783f", "#3d2616", "#d7c29a", "#7b2d1e"))
        colour = rng.choice(("#e5ded0", "#2b2c2a", "#b98a52"))
        for _ in range(count):
            depth = y + rng.uniform(-0.02, 0.02)
            if kind == "jar":
                radius = rng.uniform(0.05, 0.062)
                jar((x + radius, depth, z), rng.uniform(0.55, 0.78) * tall, radius, content)
            elif kind == "tin":
                radius = rng.uniform(0.045, 0.055)
                canister((x + radius, depth, z), rng.uniform(0.45, 0.62) * tall, radius, colour)
            elif kind == "bottle":
                radius = 0.036
                bottle((x + radius, depth, z), rng.uniform(0.88, 1) * tall, radius,
                       rng.choice(("#2d3a2a", "#5a3416", "#8a4f1c")), "#e8e0cf")
            elif kind == "cups":
                radius = 0.045
                cup_stack((x + radius, depth, z), rng.randint(3, 5))
            else:
                radius = 0.09
                for level in range(rng.randint(5, 9)):
                    plate((x + radius, depth, z + level * 0.009), 0.085)
            x += 2 * radius + 0.016
            if kind == "plates" or x > x1 - 0.10:
                break
        x += rng.uniform(0.05, 0.16)


def vitrine(x0, x1, y, z=HEIGHT, depth=0.42, height=0.34):
    """A low glass case with pastry on the counter."""
    frame = dark_metal("#1a1a1a")
    for x in (x0, x1):
        for dy in (0, depth):
            box("case post", x - 0.006, x + 0.006, y + dy - 0.006, y + dy + 0.006, z, z + height, frame, 0.001)
    for dz in (0.008, height):
        for dy in (0, depth):
            box("case bar", x0, x1, y + dy - 0.006, y + dy + 0.006, z + dz - 0.006, z + dz + 0.006, frame, 0.001)
    box("case floor", x0, x1, y, y + depth, z, z + 0.012, oak(along="x"), 0.001)
    box("case board", x0 + 0.01, x1 - 0.01, y + 0.14, y + depth - 0.01, z + 0.175, z + 0.183, frame, 0.001)
    box("case top", x0, x1, y, y + depth, z + height, z + height + 0.008, frame, 0.002)
    pane = quad("case glass", x1 - x0, height, window_glass(0.05, streaks=((0.3, 0.8), (0.5, 0.1))),
                ((x0 + x1) / 2, y, z + height / 2))
    pane.visible_shadow = pane.visible_diffuse = pane.visible_glossy = False
    rng, crusts = random.Random(5), [material("pastry", c, 0.6) for c in ("#b8762f", "#8c4f22", "#d6a25a", "#7a2f22")]
    for level, dy in ((0.012, 0.11), (0.183, 0.27)):
        x = x0 + 0.09
        while x < x1 - 0.06:
            radius = rng.uniform(0.036, 0.046)
            lathe("pastry", [(0, 0), (radius * 0.8, 0), (radius, 0.022), (radius * 0.85, 0.045), (0, 0.058)],
                  rng.choice(crusts), 24, (x, y + dy + rng.uniform(-0.02, 0.02), z + level))
            x += 2 * radius + 0.02
    area("case light", ((x0 + x1) / 2, y + depth / 2, z + height - 0.01), ((x0 + x1) / 2, y + depth / 2, z),
         x1 - x0 - 0.05, 0.1, 1.6, WARM, glossy=False)
