"""Cut flowers and what a florist sets them in: tulips and hydrangeas in zinc buckets, clipped box, steps, vases.

A flower is one mesh that all its instances share, so that some hundred of them cost little.
"""
from math import cos, pi, sin, sqrt
import random

import bpy

from geometry import box, cylinder, lathe, place
from materials import material, mottled
from props.plants import GOLDEN_ANGLE

RED, PINK, WHITE, YELLOW, PURPLE, ORANGE = "#c4122f", "#f0679a", "#f3ede0", "#f7c52b", "#6a2a78", "#ef6a24"
# (height, radius) of a petal
CUP = ((0, 0.004), (0.12, 0.016), (0.30, 0.024), (0.55, 0.0265), (0.80, 0.023), (1, 0.017))


def _radius(v):
    for (a, p), (b, q) in zip(CUP, CUP[1:]):
        if v <= b:
            return p + (q - p) * (v - a) / (b - a)
    return CUP[-1][1]


def _petal(turn, inner, vertices, faces, foot):
    """A patch of 7 x 5 points of a cup that narrows to a tip."""
    first, rows, across = len(vertices), 7, 5
    for row in range(rows):
        v = row / (rows - 1)
        half = 0.66 * (sin(pi * (0.18 + 0.78 * v)) ** 0.7) if row < rows - 1 else 0.08
        for i in range(across):
            side = i / (across - 1) * 2 - 1
            r = _radius(v) * (0.86 if inner else 1) * (1 - 0.10 * side * side)
            angle = turn + side * half
            vertices.append((r * cos(angle), r * sin(angle), foot + 0.068 * (v - 0.05 * side * side * v)))
    faces += [(first + r * across + i, first + r * across + i + 1, first + (r + 1) * across + i + 1,
               first + (r + 1) * across + i)
              for r in range(rows - 1) for i in range(across - 1)]


def _blade(turn, length, width, out, vertices, faces):
    """A grooved leaf that rises beside the stem."""
    first, rows = len(vertices), 7
    for row in range(rows):
        t = row / (rows - 1)
        half = width * sin(pi * min(t * 0.86 + 0.12, 1)) + 0.0004
        r, z = 0.006 + out * t * t, length * (t - 0.22 * t**3)
        x, y = cos(turn), sin(turn)
        vertices += [(x * (r - 0.006) - y * half, y * (r - 0.006) + x * half, z), (x * r, y * r, z),
                     (x * (r - 0.006) + y * half, y * (r - 0.006) - x * half, z)]
    faces += [(first + r * 3 + i, first + r * 3 + i + 1, first + (r + 1) * 3 + i + 1, first + (r + 1) * 3 + i)
              for r in range(rows - 1) for i in range(2)]


def _mesh(name, vertices, parts):
    """A smooth mesh from (faces, material) parts."""
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata(vertices, [], [face for faces, _ in parts for face in faces])
    indices = [i for i, (faces, _) in enumerate(parts) for _ in faces]
    for _, made in parts:
        mesh.materials.append(made)
    mesh.polygons.foreach_set("material_index", indices)
    mesh.polygons.foreach_set("use_smooth", [True] * len(indices))
    return mesh


def tulip(colour, height=0.34):
    """Mesh of a cup of six petals on a stem with two leaves."""
    vertices, petals, green = [], [], []
    for k in range(6):
        _petal(k * pi / 3, k % 2 == 1, vertices, petals, height)
    ring = len(vertices)
    for z in (0, height + 0.004):
        vertices += [(0.0035 * cos(k * pi / 3), 0.0035 * sin(k * pi / 3), z) for k in range(6)]
    green += [(ring + k, ring + (k + 1) % 6, ring + (k + 1) % 6 + 6, ring + k + 6) for k in range(6)]
    _blade(0.4, height * 0.92, 0.022, 0.06, vertices, green)
    _blade(2.9, height * 0.74, 0.026, 0.08, vertices, green)
    petal = material("petal", colour, 0.45, 0.3, Sheen=0.3)
    return _mesh("tulip", vertices, [(petals, petal), (green, material("tulip green", "#5f8f4e", 0.5, 0.3))])


def hydrangea(colour, radius=0.085, height=0.26, florets=110):
    """Mesh of a ball of four-petalled florets on a stem."""
    rnd, vertices, petals, green = random.Random(4), [], [], []
    for n in range(florets):
        z = 1 - 1.75 * (n + 0.5) / florets
        around, r = n * GOLDEN_ANGLE, sqrt(1 - z * z)
        normal = (r * cos(around), r * sin(around), z)
        a = (-sin(around), cos(around), 0)
        b = (normal[1] * a[2] - normal[2] * a[1], normal[2] * a[0] - normal[0] * a[2],
             normal[0] * a[1] - normal[1] * a[0])
        size, spin, lift = radius * rnd.uniform(0.17, 0.22), rnd.uniform(0, pi), radius * rnd.uniform(0.92, 1.05)
        for k in range(4):
            angle = spin + k * pi / 2
            corner = []
            for reach, swing, up in ((0.05, 0, 0), (0.8, -0.6, 0.12), (1.25, 0, 0.05), (0.8, 0.6, 0.12)):
                u, v = reach * size * cos(angle + swing), reach * size * sin(angle + swing)
                corner.append(tuple(normal[i] * (lift + up * size) + a[i] * u + b[i] * v for i in range(3)))
            first = len(vertices)
            vertices += [(x, y, z + height) for x, y, z in corner]
            petals.append((first, first + 1, first + 2, first + 3))
    _blade(0.7, height * 0.95, 0.045, 0.10, vertices, green)
    _blade(3.5, height * 0.95, 0.045, 0.12, vertices, green)
    mesh = _mesh("hydrangea", vertices, [(petals, material("floret", colour, 0.6, 0.2)),
                                         (green, material("deep green", "#2f5a33", 0.45, 0.4))])
    mesh.polygons.foreach_set("use_smooth", [False] * len(mesh.polygons))
    return mesh


def bunch(mesh, at, radius, count, lean=0.30, seed=1, scale=(0.9, 1.08)):
    """Flowers that stand close together in a round opening and lean out towards its edge."""
    rnd = random.Random(seed)
    for n in range(count):
        share, angle = sqrt((n + 0.5) / count), n * GOLDEN_ANGLE + rnd.uniform(-0.3, 0.3)
        x, y, tilt = share * radius * cos(angle), share * radius * sin(angle), lean * share + rnd.uniform(-0.06, 0.06)
        flower = place(bpy.data.objects.new(mesh.name, mesh),
                       (at[0] + x, at[1] + y, at[2] + rnd.uniform(-0.03, 0.02)))
        flower.rotation_mode = "ZYX"
        flower.rotation_euler = (-tilt * sin(angle), tilt * cos(angle), rnd.uniform(0, 2 * pi))
        flower.scale = (rnd.uniform(*scale),) * 3


def zinc():
    return mottled(material("zinc", rough=0.42, specular=0.4, metallic=0.85), "#7d8488", "#a9afb1", 14, 5)


def bucket(at, radius=0.12, height=0.26, made=None):
    """A florist's bucket with a rolled rim; flowers go in at 0.4 of its height."""
    r, h = radius, height
    foot = [(0, 0.004), (r * 0.72, 0.004), (r * 0.74, 0)]
    hoop = [(r * 0.78, h * 0.2), (r * 0.79, h * 0.2), (r * 0.80, h * 0.235), (r * 0.79, h * 0.25)]
    rim = [(r * 0.97, h * 0.97), (r, h * 0.965), (r * 1.015, h * 0.985), (r, h), (r * 0.97, h * 0.99)]
    profile = [*foot, *hoop, *rim, (r * 0.9, h * 0.7), (0, h * 0.68)]
    lathe("bucket", profile, made or zinc(), 40, at)


def tulips(at, colour, count=28, radius=0.12, seed=1):
    bucket(at, radius)
    bunch(tulip(colour), (at[0], at[1], at[2] + 0.12), radius * 0.82, count, 0.34, seed)


def hydrangeas(at, colour, count=7, radius=0.14, seed=1):
    bucket(at, radius)
    bunch(hydrangea(colour), (at[0], at[1], at[2] + 0.16), radius * 0.85, count, 0.5, seed)


def box_ball(at, radius=0.24, pot_radius=0.19, pot_height=0.34, leaves=1500, seed=2):
    """A clipped box in a pot."""
    rnd, vertices, faces = random.Random(seed), [], []
    for n in range(leaves):
        z = 1 - 1.9 * (n + 0.5) / leaves
        angle, r, reach = n * GOLDEN_ANGLE, sqrt(1 - z * z), radius * rnd.uniform(0.93, 1.03)
        cx, cy, cz = reach * r * cos(angle), reach * r * sin(angle), reach * z
        first = len(vertices)
        for _ in range(4):
            vertices.append((cx + rnd.uniform(-1, 1) * 0.022, cy + rnd.uniform(-1, 1) * 0.022,
                             cz + rnd.uniform(-1, 1) * 0.022))
        faces.append((first, first + 1, first + 2, first + 3))
    x, y, z = at
    green = mottled(material("box", rough=0.5, specular=0.3), "#1d3b1e", "#4a7a3a", 30, 2)
    place(bpy.data.objects.new("box leaves", _mesh("box", vertices, [(faces, green)])),
          (x, y, z + pot_height + radius * 0.86))
    lathe("box core", [(0, -radius * 0.9), (radius * 0.88, -0.05), (radius * 0.9, 0.06), (0, radius * 0.9)],
          material("box core", "#16280f", 0.9, 0.1), 24, (x, y, z + pot_height + radius * 0.86))
    r, h = pot_radius, pot_height
    lathe("pot", [(0, 0), (r * 0.76, 0), (r * 0.8, 0.01), (r, h - 0.05), (r * 1.06, h - 0.05), (r * 1.07, h),
                  (r * 0.95, h), (0, h - 0.05)],
          material("terracotta", "#4c5557", 0.7, 0.3), 48, at)


def steps(at, width=1.0, levels=((0.0, 0.0), (0.24, 0.24), (0.48, 0.48)), tread=0.25, made=None):
    """A stepped stand: (height, set back) of each level; level 0 is the pavement itself."""
    x, y, z = at
    for height, back in levels:
        if height:
            for k in range(2):
                y0 = y + back + k * tread / 2
                box("tread", x - width / 2, x + width / 2, y0, y0 + tread / 2 - 0.008, z + height - 0.022,
                    z + height, made, 0.003)
            for side in (-1, 1):
                cx = x + side * (width / 2 - 0.05)
                box("leg", cx - 0.022, cx + 0.022, y + back + 0.02, y + back + 0.06, z, z + height - 0.022, made,
                    0.003)
                box("bearer", cx - 0.015, cx + 0.015, y + back, y + back + tread, z + height - 0.07,
                    z + height - 0.022, made, 0.003)


def vase(at, height, radius, made, waist=0.5):
    """A turned vase whose neck measures `waist` of its belly."""
    profile = [(0, 0.003), (radius * 0.55, 0), (radius * 0.62, 0.006)]
    profile += [(radius * (waist + (1 - waist) * sin(pi * (0.18 + 0.72 * t)) ** 1.2), height * t)
                for t in (0.1, 0.22, 0.36, 0.5, 0.64, 0.78, 0.9, 1)]
    profile += [(profile[-1][0] - 0.006, height), (profile[-1][0] - 0.008, height * 0.9), (0, height * 0.85)]
    lathe("vase", profile, made, 40, at)


def paper_roll(at, width=0.5, made=None):
    """Wrapping paper on its holder."""
    x, y, z = at
    cylinder("roll", 0.055, width, made, (x + width / 2, y, z + 0.09), (0, 0, pi / 2), 0.002)
    for side in (-1, 1):
        box("holder", x + side * (width / 2 + 0.012) - 0.006, x + side * (width / 2 + 0.012) + 0.006, y - 0.05,
            y + 0.05, z, z + 0.13, material("holder", "#1b1d1e", 0.5, 0.4), 0.003)
