"""Furniture of a trade-fair stand: platform, truss with spots, colour plates, high table, neighbours in the dark."""
from math import radians
import random

import bpy
from mathutils import Vector

from geometry import LYING, STANDING, box, cylinder, empty, lathe, quad, slab, tube
import materials
from materials import glow, linear, material
from props.lettering import words
from stage import area
import surfaces

INK = "#15181b"


def platform(x0, x1, y0, y1, height=0.06, board=0.19):
    """Oak boards in random lengths on a step with a steel edge."""
    rnd = random.Random(3)
    tones = [surfaces.oak(dark, light, "x") for dark, light in
             (("#a97f52", "#cda775"), ("#b18859", "#d4b07f"), ("#a0764a", "#c59d6b"))]
    box("step", x0, x1, y0, y1, 0.001, height - 0.014,
        material("step edge", (0.60, 0.59, 0.57, 1), 0.35, metallic=1), 0.002)
    y = y0 + 0.004
    while y < y1 - 0.02:
        x, end = x0 + 0.004, min(y + board, y1)
        while x < x1 - 0.02:
            stop = min(x + rnd.uniform(1.4, 2.4), x1 - 0.004)
            box("board", x + 0.0008, stop - 0.0008, y + 0.0008, end - 0.0008, height - 0.014, height,
                rnd.choice(tones), 0.0012)
            x = stop
        y = end


def carpet(x0, x1, y0, y1, colour):
    """Exhibition carpet in two-metre widths; the seams show."""
    pile = materials.bumped(material("carpet", colour, 0.97, 0.05, Sheen=0.3), 350, 0.5, 0.003)
    x = x0
    while x < x1:
        box("carpet", x + 0.001, min(x + 2, x1) - 0.001, y0, y1, -0.01, 0, pile, 0.002)
        x += 2


def truss(start, end, size=0.29, bay=0.5):
    """A square lighting truss along X: four chords with diagonals."""
    alloy = material("truss", (0.32, 0.32, 0.32, 1), 0.4, metallic=1)
    (x0, y, z), x1 = start, end
    half = size / 2
    corners = [(dy, dz) for dy in (-half, half) for dz in (-half, half)]
    for dy, dz in corners:
        tube("chord", [(x0, y + dy, z + dz), (x1, y + dy, z + dz)], 0.024, alloy, sides=12, smooth=False)
    for i in range(round((x1 - x0) / bay)):
        a, b = x0 + i * bay, x0 + (i + 1) * bay
        low, high = (a, b) if i % 2 else (b, a)
        for dy in (-half, half):
            tube("web", [(low, y + dy, z - half), (high, y + dy, z + half)], 0.010, alloy, sides=8, smooth=False)
        tube("web", [(a, y - half, z - half), (b, y + half, z - half)], 0.010, alloy, sides=8, smooth=False)


def spot(at, target, power, angle=46, blend=0.7, colour=(1, 0.95, 0.89), body=True):
    """A theatre lamp on a hook: its body, its bright lens and a cone of light."""
    light = bpy.data.lights.new("spot", "SPOT")
    light.energy, light.spot_size, light.spot_blend, light.shadow_soft_size = power, radians(angle), blend, 0.09
    light.color = colour
    obj = bpy.data.objects.new("spot", light)
    bpy.context.collection.objects.link(obj)
    way = (Vector(target) - Vector(at)).normalized()
    obj.location = Vector(at) + way * 0.20
    obj.rotation_euler = way.to_track_quat("-Z", "Y").to_euler()
    obj.visible_camera = obj.visible_glossy = False
    if body:
        black = material("lamp body", "#17181a", 0.5)
        root = empty("lamp", at, way.to_track_quat("Y", "Z").to_euler())
        cylinder("can", 0.085, 0.26, black, (0, -0.10, 0), edge=0.006, parent=root)
        cylinder("lens", 0.070, 0.002, glow("lens", "#ffe9c9", 2.2), (0, 0.1605, 0), parent=root)
        tube("hook", [(at[0], at[1], at[2] + 0.04), (at[0], at[1], at[2] + 0.24)], 0.012, black, sides=8,
             smooth=False)


def colour_plate(code, at, width, height, label, turn=0.0, parent=None):
    """A folded steel plate in one RAL colour, 14 mm off the wall, its number below; `at` is its centre."""
    root = empty(f"plate {code}", at, (0, 0, radians(turn)), parent)
    coat = materials.bumped(material(f"coat {code}", materials.RAL[code], 0.36), 420, 0.05, 0.0003, 1)
    slab("plate", width, height, 0.020, 0.004, coat, 0.0016, 0.001, at=(0, -0.034, 0), parent=root, segments=8)
    slab("holder", width * 0.5, height * 0.5, 0.016, 0.01, material("holder", INK, 0.6), 0.001, at=(0, -0.016, 0),
         parent=root)
    words(f"RAL {code}", 0.019, (-width / 2 + 0.003, -0.001, -height / 2 - 0.044), label, depth=0.0004, parent=root)


def colour_wall(at, columns, width, height, gap=0.055, codes=None):
    """All standard colours as a grid of plates; `at` is the centre of the grid on the wall."""
    label = material("label", INK, 0.6)
    codes = codes or ("9016", "7035", "7016", "9005", "1018", "2004", "3020", "4010", "6018", "5015", "5002", "8017")
    rows = -(-len(codes) // columns)
    pitch_x, pitch_z = width + gap, height + gap + 0.045
    for i, code in enumerate(codes):
        row, column = divmod(i, columns)
        x = at[0] + (column - (columns - 1) / 2) * pitch_x
        z = at[2] + ((rows - 1) / 2 - row) * pitch_z
        colour_plate(code, (x, at[1], z), width, height, label)


def ledge(at, length):
    """An oak ledge below the colours with loose samples and an open colour fan; `at` is its middle on the wall."""
    root = empty("ledge", at)
    box("ledge", -length / 2, length / 2, -0.16, 0, -0.026, 0, surfaces.oak(along="x"), 0.003, root)
    for x, code, lean in ((-0.50, "3020", 0.04), (-0.39, "2004", -0.03), (-0.30, "1018", 0.05), (0.50, "5015", 0.03)):
        coat = material(f"sample {code}", materials.RAL[code], 0.36)
        slab("sample", 0.10, 0.145, 0.003, 0.006, coat, 0.0008, at=(x, -0.055, 0.071), rotation=(-0.30, lean, 0),
             parent=root)
    fan = ("9016", "1018", "2004", "3020", "4010", "5002", "5015", "6018", "7035", "7016")
    for i, code in enumerate(fan):
        pivot = empty("strip", (0.10, -0.025, 0.004 + i * 0.0012), (0, 0, radians(66 - i * 14.5)), root)
        slab("strip", 0.034, 0.130, 0.001, 0.004, material(f"strip {code}", materials.RAL[code], 0.5), 0.0002,
             at=(0, -0.062, 0.001), rotation=LYING, parent=pivot)
    cylinder("rivet", 0.005, 0.018, material("rivet", (0.6, 0.6, 0.6, 1), 0.3, metallic=1), (0.10, -0.025, 0.001),
             STANDING, parent=root)


def cup(root, at):
    """A paper cup, half drunk."""
    lathe("cup", [(0, 0), (0.028, 0), (0.039, 0.092), (0.041, 0.094), (0.037, 0.090), (0.034, 0.06), (0, 0.06)],
          material("paper cup", "#eae6dd", 0.6), 40, at, root)


def tote_bag(at, turn=0.0):
    """The linen bag of the fair, on the floor against a table leg."""
    root = empty("bag", at, (0, 0, radians(turn)))
    linen = surfaces.cloth("#d8cdb8")
    slab("bag", 0.36, 0.38, 0.09, 0.03, linen, 0.03, 0.03, at=(0, -0.045, 0.19), rotation=(-0.10, 0, 0), parent=root)
    for y in (-0.03, 0.04):
        tube("handle", [(-0.09, y, 0.36), (-0.08, y, 0.56), (0.08, y - 0.02, 0.57), (0.09, y, 0.36)], 0.009, linen,
             root)


def hall_lamps(rows, height=9.5):
    """The lamps of the hall itself, dimmed: points that recede into the dark."""
    lens = glow("hall lamp", "#ffe6c2", 2.6)
    for y in rows:
        for i in range(-5, 6):
            cylinder("hall lamp", 0.16, 0.03, lens, (i * 4.4, y, height), STANDING, 0.004, sides=20)


def high_table(at, turn=0.0, length=1.5, depth=0.62, height=1.06):
    """Oak top on two steel frames, with brochures, a plate and a glass."""
    root = empty("high table", at, (0, 0, radians(turn)))
    frame = material("table steel", "#1d2022", 0.42)
    slab("top", length, depth, 0.032, 0.012, surfaces.oak(along="x"), 0.004, at=(0, 0, height), rotation=LYING,
         parent=root)
    for x in (-length / 2 + 0.16, length / 2 - 0.16):
        for y in (-depth / 2 + 0.06, depth / 2 - 0.06):
            box("leg", x - 0.02, x + 0.02, y - 0.02, y + 0.02, 0, height - 0.032, frame, 0.003, root)
        for z in (0.02, height - 0.052):
            box("rail", x - 0.02, x + 0.02, -depth / 2 + 0.06, depth / 2 - 0.06, z - 0.02, z + 0.02, frame, 0.003,
                root)
    box("foot rail", -length / 2 + 0.16, length / 2 - 0.16, -0.02, 0.02, 0.26, 0.30, frame, 0.003, root)
    brochures(root, (-0.42, -0.04, height), 0.22)
    brochures(root, (-0.12, 0.03, height), -0.10, 5)
    cup(root, (0.34, 0.10, height))
    cup(root, (0.52, -0.12, height))
    return root


def brochures(root, at, turn, count=9):
    """A slightly careless pile of brochures in A4."""
    rnd = random.Random(count)
    cover, stripe = material("cover", "#efece4", 0.5), material("stripe", "#bb1e10", 0.5)
    for i in range(count):
        handle = empty("brochure", (at[0], at[1], at[2] + 0.003 * i), (0, 0, turn + rnd.uniform(-0.04, 0.04)), root)
        slab("paper", 0.210, 0.297, 0.0026, 0.002, cover, 0.0006, at=(0, 0, 0.0028), rotation=LYING, parent=handle)
        if i == count - 1:
            slab("picture", 0.064, 0.175, 0.0004, 0.001, stripe, 0.0001, at=(-0.035, -0.02, 0.0033), rotation=LYING,
                 parent=handle)


def stool(at, seat_height=0.76):
    frame = material("stool", "#1d2022", 0.42)
    x, y, z = at
    cylinder("seat", 0.18, 0.035, surfaces.oak(along="x"), (x, y, z + seat_height - 0.035), STANDING, 0.008)
    for dx, dy in ((-1, -1), (1, -1), (-1, 1), (1, 1)):
        tube("leg", [(x + dx * 0.18, y + dy * 0.18, z), (x + dx * 0.09, y + dy * 0.09, z + seat_height - 0.03)],
             0.011, frame, sides=10, smooth=False)
    ring = [(x + dx * 0.15, y + dy * 0.15, z + 0.25) for dx, dy in ((-1, -1), (1, -1), (1, 1), (-1, 1), (-1, -1))]
    tube("ring", ring, 0.009, frame, sides=10, smooth=False)


def hanging_label(at, text, width=0.30):
    """A stand number on a strip that hangs from the truss."""
    slab("strip", width, 0.16, 0.004, 0.006, material("strip", "#f0eee8", 0.6), 0.001, at=at)
    words(text, 0.07, (at[0], at[1] - 0.002, at[2] - 0.035), material("strip ink", INK, 0.6), align="CENTER",
          weight="Bold")


def neighbour(at, width, depth, height, colour, light, turn=0.0):
    """Another stand in the dark hall: walls washed from above, a strip of light, a counter, a lit panel."""
    root = empty("neighbour", at, (0, 0, radians(turn)))
    wall, lamp = material("neighbour", colour, 0.9, 0.1), glow("strip", light, 2.4)
    middle = height * 0.52
    box("wall", -width / 2, width / 2, depth - 0.1, depth, 0, height, wall, 0.01, root)
    box("side", -width / 2, -width / 2 + 0.1, depth * 0.3, depth, 0, height, wall, 0.01, root)
    box("fascia", -width / 2 - 0.3, width / 2 + 0.3, 0, 0.12, height + 0.25, height + 0.7, wall, 0.01, root)
    box("strip", -width / 2 - 0.3, width / 2 + 0.3, -0.02, 0, height + 0.25, height + 0.275, lamp, 0.002, root)
    quad("panel", width * 0.26, height * 0.46, glow("panel", light, 0.34), (width * 0.16, depth - 0.12, middle),
         parent=root)
    quad("panel", width * 0.10, height * 0.46, glow("panel", light, 0.22), (width * 0.40, depth - 0.12, middle),
         parent=root)
    box("counter", -width * 0.34, -width * 0.06, 0.5, 1.0, 0, 1.05, wall, 0.02, root)
    x, y, _ = at
    area("neighbour wash", (x, y + depth - 1.4, height + 0.6), (x, y + depth, height * 0.4), width * 0.8, 0.4, 60,
         linear(light)[:3], glossy=False)
    return root


def banner(at, width, height, colour, strength=0.16):
    """A lit frame that hangs above a far stand; no words, only a tone."""
    quad("banner", width, height, glow("banner", colour, strength), at)
    dark = material("banner frame", "#101214", 0.6)
    box("frame", at[0] - width / 2 - 0.05, at[0] + width / 2 + 0.05, at[1] + 0.02, at[1] + 0.4,
        at[2] - height / 2 - 0.05, at[2] + height / 2 + 0.05, dark, 0.01)
    for x in (-width * 0.4, width * 0.4):
        tube("wire", [(at[0] + x, at[1] + 0.2, at[2] + height / 2), (at[0] + x, at[1] + 0.2, 12)], 0.012, dark,
             sides=6, smooth=False)
