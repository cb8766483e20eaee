"""A trade-fair stand: platform, carpet, truss with spots, the steel plates in all colours."""
from math import radians
import random

import bpy
from mathutils import Vector

from geometry import LYING, STANDING, box, cylinder, empty, place, slab, tube
from lettering import words
from materials import RAL, glow, material
import surfaces
from surfaces import dark_metal, oak, powder_coat

INK = "#15181b"
COLOURS = ("9016", "7035", "7016", "9005", "1018", "2004", "3020", "4010", "6018", "5015", "5002", "8017")
FAN = ("9016", "1018", "2004", "3020", "4010", "5002", "5015", "6018", "7035", "7016")


def platform(x0, x1, y0, y1, height=0.06, board=0.19):
    """Oak boards in random lengths on a step with a steel edge."""
    rng = random.Random(3)
    tones = [oak(dark, light, "x") for dark, light in
             (("#a97f52", "#cda775"), ("#b18859", "#d4b07f"), ("#a0764a", "#c59d6b"))]
    box("step", x0, x1, y0, y1, 0.001, height - 0.014,
        material("step edge", (0.60, 0.59, 0.57, 1), 0.35, metallic=1), 0.002)
    y = y0 + 0.004
    while y < y1 - 0.02:
        x, end = x0 + 0.004, min(y + board, y1)
        while x < x1 - 0.02:
            stop = min(x + rng.uniform(1.4, 2.4), x1 - 0.004)
            box("board", x + 0.0008, stop - 0.0008, y + 0.0008, end - 0.0008, height - 0.014, height,
                rng.choice(tones), 0.0012)
            x = stop
        y = end


def carpet(x0, x1, y0, y1, colour):
    """Exhibition carpet in two-metre widths with visible seams."""
    pile = surfaces.carpet(colour)
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


def spot(at, target, power, angle=46, blend=0.7, colour=(1, 0.95, 0.89)):
    """A theatre lamp on a hook: its body, its bright lens and a cone of light."""
    light = bpy.data.lights.new("spot", "SPOT")
    light.energy, light.spot_size, light.spot_blend, light.shadow_soft_size = power, radians(angle), blend, 0.09
    light.color = colour
    way = (Vector(target) - Vector(at)).normalized()
    obj = place(bpy.data.objects.new("spot", light), Vector(at) + way * 0.20, way.to_track_quat("-Z", "Y").to_euler())
    obj.visible_camera = obj.visible_glossy = False
    black = dark_metal("#17181a")
    root = empty("lamp", at, way.to_track_quat("Y", "Z").to_euler())
    cylinder("can", 0.085, 0.26, black, (0, -0.10, 0), edge=0.006, parent=root)
    cylinder("lens", 0.070, 0.002, glow("lens", "#ffe9c9", 2.2), (0, 0.1605, 0), parent=root)
    tube("hook", [(at[0], at[1], at[2] + 0.04), (at[0], at[1], at[2] + 0.24)], 0.012, black, sides=8, smooth=False)


def colour_plate(code, at, width, height, label):
    """A folded steel plate in one RAL colour, 14 mm off the wall, its number below; `at` is its centre."""
    root = empty(f"plate {code}", at)
    coat = powder_coat(RAL[code])
    slab("plate", width, height, 0.020, 0.004, coat, 0.0016, 0.001, at=(0, -0.034, 0), parent=root, segments=8)
    slab("holder", width * 0.5, height * 0.5, 0.016, 0.01, material("holder", INK, 0.6), 0.001, at=(0, -0.016, 0),
         parent=root)
    words(f"RAL {code}", 0.019, (-width / 2 + 0.003, -0.001, -height / 2 - 0.044), label, depth=0.0004, parent=root)


def colour_wall(at, columns, width, height, gap=0.055):
    """All standard colours as a grid of plates; `at` is the centre of the grid on the wall."""
    label = material("label", INK, 0.6)
    rows = -(-len(COLOURS) // columns)
    pitch_x, pitch_z = width + gap, height + gap + 0.045
    for i, code in enumerate(COLOURS):
        row, column = divmod(i, columns)
        x = at[0] + (column - (columns - 1) / 2) * pitch_x
        z = at[2] + ((rows - 1) / 2 - row) * pitch_z
        colour_plate(code, (x, at[1], z), width, height, label)


def ledge(at, length):
    """An oak ledge below the colours with loose samples and an open colour fan; `at` is its middle on the wall."""
    root = empty("ledge", at)
    box("ledge", -length / 2, length / 2, -0.16, 0, -0.026, 0, oak(along="x"), 0.003, root)
    for x, code, lean in ((-0.50, "3020", 0.04), (-0.39, "2004", -0.03), (-0.30, "1018", 0.05), (0.50, "5015", 0.03)):
        coat = material(f"sample {code}", RAL[code], 0.36)
        slab("sample", 0.10, 0.145, 0.003, 0.006, coat, 0.0008, at=(x, -0.055, 0.071), rotation=(-0.30, lean, 0),
             parent=root)
    for i, code in enumerate(FAN):
        pivot = empty("strip", (0.10, -0.025, 0.004 + i * 0.0012), (0, 0, radians(66 - i * 14.5)), root)
        slab("strip", 0.034, 0.130, 0.001, 0.004, material(f"strip {code}", RAL[code], 0.5), 0.0002,
             at=(0, -0.062, 0.001), rotation=LYING, parent=pivot)
    cylinder("rivet", 0.005, 0.018, material("rivet", (0.6, 0.6, 0.6, 1), 0.3, metallic=1), (0.10, -0.025, 0.001),
             STANDING, parent=root)


def hanging_label(at, text, width=0.30):
    """A stand number on a strip that hangs from the truss."""
    slab("strip", width, 0.16, 0.004, 0.006, material("strip", "#f0eee8", 0.6), 0.001, at=at)
    words(text, 0.07, (at[0], at[1] - 0.002, at[2] - 0.035), material("strip ink", INK, 0.6), align="CENTER",
          weight="Bold")
