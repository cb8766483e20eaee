"""Cut flowers and vases. All copies of a flower share one mesh, so that hundreds of them use little memory."""
from math import cos, pi, sin, sqrt
import random

import bpy
from mathutils import Vector

from geometry import grid_faces, lathe, place, tube
from materials import material
from props.leaves import Foliage, leaf_green
from props.plants import GOLDEN_ANGLE
from surfaces import ceramic

CUP = ((0, 0.004), (0.12, 0.016), (0.30, 0.024), (0.55, 0.0265), (0.80, 0.023), (1, 0.017))  # height, radius: petal


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
    faces += [tuple(first + i for i in face) for face in grid_faces(rows, across)]


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
    faces += [tuple(first + i for i in face) for face in grid_faces(rows, 3)]


def mixed_mesh(name, vertices, parts):
    """Mesh data from (faces, material) parts, shaded smooth."""
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata(vertices, [], [face for faces, _ in parts for face in faces])
    indices = [i for i, (faces, _) in enumerate(parts) for _ in faces]
    for _, surface in parts:
        mesh.materials.append(surface)
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
    return mixed_mesh("tulip", vertices, [(petals, petal), (green, material("tulip green", "#5f8f4e", 0.5, 0.3))])


def hydrangea(colour, radius=0.085, height=0.26, florets=110):
    """Mesh of a ball of four-petalled florets on a stem."""
    rng, vertices, petals, green = random.Random(4), [], [], []
    for n in range(florets):
        z = 1 - 1.75 * (n + 0.5) / florets
        around, r = n * GOLDEN_ANGLE, sqrt(1 - z * z)
        normal = (r * cos(around), r * sin(around), z)
        a = (-sin(around), cos(around), 0)
        b = (normal[1] * a[2] - normal[2] * a[1], normal[2] * a[0] - normal[0] * a[2],
             normal[0] * a[1] - normal[1] * a[0])
        size, spin, lift = radius * rng.uniform(0.17, 0.22), rng.uniform(0, pi), radius * rng.uniform(0.92, 1.05)
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
    mesh = mixed_mesh("hydrangea", vertices, [(petals, material("floret", colour, 0.6, 0.2)),
                                         (green, material("deep green", "#2f5a33", 0.45, 0.4))])
    mesh.polygons.foreach_set("use_smooth", [False] * len(mesh.polygons))
    return mesh


def bunch(mesh, at, radius, count, lean=0.30, seed=1, scale=(0.9, 1.08)):
    """Flowers that stand close together in a round opening and lean out towards its edge."""
    rng = random.Random(seed)
    for n in range(count):
        share, angle = sqrt((n + 0.5) / count), n * GOLDEN_ANGLE + rng.uniform(-0.3, 0.3)
        x, y, tilt = share * radius * cos(angle), share * radius * sin(angle), lean * share + rng.uniform(-0.06, 0.06)
        flower = place(bpy.data.objects.new(mesh.name, mesh),
                       (at[0] + x, at[1] + y, at[2] + rng.uniform(-0.03, 0.02)))
        flower.rotation_mode = "ZYX"
        flower.rotation_euler = (-tilt * sin(angle), tilt * cos(angle), rng.uniform(0, 2 * pi))
        flower.scale = (rng.uniform(*scale),) * 3


def vase(at, height=0.24, radius=0.065, glaze=None, waist=0.3):
    """A turned vase whose neck measures `waist` of its belly."""
    profile = [(0, 0.003), (radius * 0.55, 0), (radius * 0.62, 0.006)]
    profile += [(radius * (waist + (1 - waist) * sin(pi * (0.18 + 0.72 * t)) ** 1.2), height * t)
                for t in (0.1, 0.22, 0.36, 0.5, 0.64, 0.78, 0.9, 1)]
    profile += [(profile[-1][0] - 0.006, height), (profile[-1][0] - 0.008, height * 0.9), (0, height * 0.85)]
    lathe("vase", profile, glaze or ceramic(), 40, at)


def eucalyptus(at, count=9, reach=0.9, seed=1):
    """Cut stems with pairs of round leaves that spread from a neck at `at`."""
    rng, foliage, bark = random.Random(seed), Foliage(), material("stem", "#7a7158", 0.8)
    for stem in range(count):
        heading, lean = stem * GOLDEN_ANGLE, rng.uniform(0.08, 0.42)
        out, long = Vector((cos(heading), sin(heading), 0)), reach * rng.uniform(0.7, 1.05)
        line = [Vector(at) + out * (lean * long * t**1.6) + Vector((0, 0, long * t))
                for t in (k / 14 for k in range(15))]
        tube("stem", line, 0.0035, bark, sides=6)
        for k, point in enumerate(line[4:]):
            for side in (0, pi):
                turn, size = heading + k * pi / 2 + side, rng.uniform(0.070, 0.105) * (1 - 0.04 * k)
                foliage.blade(point, Vector((cos(turn), sin(turn), 0.45)), size, size, 0.3, 0.15,
                              rng.uniform(-0.5, 0.5), rng, 1.0)
    foliage.build(leaf_green("#6b8578", "#9db3a4"))


def twigs(at, count=7, reach=0.35, seed=3):
    """Bare twigs in bud that spread from a neck at `at`, the bottom of which lies 70 mm lower."""
    rng = random.Random(seed)
    x, y, z = at
    bark, bud = material("twig", "#5a4634", 0.8), material("bud", "#e9dccb", 0.6)
    for _ in range(count):
        angle, lean = rng.uniform(0, 2 * pi), rng.uniform(0.15, 0.5)
        points = [(x, y, z - 0.07)]
        for i in range(1, 5):
            t = i / 4
            points.append((x + lean * reach * t * cos(angle) + rng.uniform(-0.01, 0.01),
                           y + lean * reach * t * sin(angle), z + reach * t))
            px, py, pz = points[-1]
            for _ in range(3):
                lathe("bud", [(0, -0.007), (0.006, 0), (0.004, 0.006), (0, 0.009)], bud, 8,
                      (px + rng.uniform(-0.018, 0.018), py + rng.uniform(-0.018, 0.018),
                       pz + rng.uniform(-0.05, 0.01)))
        tube("twig", points, 0.0026, bark, sides=6)
