"""What windows look out on: trees of loose leaves, hedges, a lawn, brick houses, bicycles. For 5 m and farther."""
from math import cos, pi, radians, sin
import random

import bpy
from mathutils import Euler, Vector

from geometry import STANDING, box, cylinder, empty, place, quad, tube
from materials import material, mottled

SPRING = ("#5d8a34", "#86ad4c", "#3f6f2f")
AUTUMN = ("#c9741d", "#d99a2b", "#a9511b", "#8f8a33")


def _leaves(name, spots, size, colours, rnd):
    """One mesh of leaf quads, each turned at random; the colours are dealt out evenly."""
    vertices, faces = [], []
    for spot in spots:
        turn = Euler((rnd.uniform(-1.2, 1.2), rnd.uniform(-1.2, 1.2), rnd.uniform(0, 6.3)))
        half = size * rnd.uniform(0.6, 1.2) / 2
        start = len(vertices)
        for x, y in ((-half, 0), (0, -half * 0.55), (half, 0), (0, half * 0.55)):
            corner = Vector((x, y, 0))
            corner.rotate(turn)
            vertices.append(Vector(spot) + corner)
        faces.append(tuple(range(start, start + 4)))
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata(vertices, [], faces)
    for colour in colours:
        mesh.materials.append(material("leaf", colour, 0.6, 0.3))
    for polygon in mesh.polygons:
        polygon.material_index = rnd.randrange(len(colours))
    return place(bpy.data.objects.new(name, mesh))


def tree(at, height=6.0, crown=1.8, clear=1.8, colours=SPRING, seed=1, leaves=5000, size=0.16):
    """`clear` is the height of the bare trunk, `crown` the radius of the crown."""
    rnd = random.Random(seed)
    bark = mottled(material("bark", rough=0.9), "#4a4036", "#7a6c5a", 9, 5, (1, 1, 0.3))
    x, y, z = at
    cylinder("trunk", 0.045 + height * 0.009, height * 0.62, bark, at, STANDING, 0.002, sides=14)
    middle = Vector((x, y, z + (clear + height) / 2))
    clusters = []
    for _ in range(34):
        way = Vector((rnd.gauss(0, 1), rnd.gauss(0, 1), rnd.gauss(0, 1))).normalized() * rnd.uniform(0.35, 1)
        clusters.append(middle + Vector((way.x * crown, way.y * crown, way.z * (height - clear) / 2)))
    for spot in clusters[:16]:
        fork = (x, y, z + clear * rnd.uniform(0.85, 1.25))
        elbow = ((x + spot.x) / 2, (y + spot.y) / 2, (fork[2] + spot.z) / 2 + 0.1)
        tube("branch", [fork, elbow, tuple(spot)], 0.022, bark, sides=8)
    spread = crown * 0.30
    spots = [rnd.choice(clusters) + Vector([rnd.gauss(0, spread) for _ in range(3)]) * 0.72 for _ in range(leaves)]
    return _leaves("crown", spots, size, colours, rnd)


def hedge(x0, x1, y0, y1, height, colours=SPRING, seed=1, leaves=6000, size=0.09, bottom=0.0):
    rnd = random.Random(seed)
    core = material("core", colours[-1], 0.9, 0.1)
    box("hedge core", x0 + 0.08, x1 - 0.08, y0 + 0.08, y1 - 0.08, bottom, bottom + height - 0.08, core)
    spots = [(rnd.uniform(x0, x1), rnd.uniform(y0, y1), bottom + height * rnd.random() ** 0.6) for _ in range(leaves)]
    return _leaves("hedge", spots, size, colours, rnd)


def fallen(x0, x1, y0, y1, z=0.01, colours=AUTUMN, seed=3, count=500, size=0.12):
    """Leaves on the ground."""
    rnd = random.Random(seed)
    spots = [(rnd.uniform(x0, x1), rnd.uniform(y0, y1), 0) for _ in range(count)]
    lying = _leaves("fallen", spots, size, colours, rnd)
    lying.scale, lying.location = (1, 1, 0.12), (0, 0, z)
    return lying


def lawn(x0, x1, y0, y1, z=-0.05, dark="#4f7a2c", light="#8aa94a"):
    grass = mottled(material("grass", rough=0.95, specular=0.1), dark, light, 1.4, 12)
    return quad("lawn", x1 - x0, y1 - y0, grass, ((x0 + x1) / 2, (y0 + y1) / 2, z), (-pi / 2, 0, 0))


def bricks(dark="#7a4634", light="#a5654a"):
    return mottled(material("brick", rough=0.9, specular=0.1), dark, light, 14, 3, (0.5, 0.5, 2.4))


def house_row(at, turn=0.0, width=14.0, height=6.2, bays=5, floors=2, wall=None):
    """A brick front with white windows and a dark tiled roof; `at` is the middle of its foot."""
    root = empty("houses", at, (0, 0, radians(turn)))
    frame, pane = material("window frame", "#efece4", 0.5), material("pane", "#3d4c55", 0.12, 0.7)
    box("front", -width / 2, width / 2, 0, 0.3, 0, height, wall or bricks(), 0.01, root)
    pitch, storey = width / bays, height / floors
    for bay in range(bays):
        for floor in range(floors):
            x, z = -width / 2 + pitch * (bay + 0.5), storey * (floor + 0.30)
            wide, high = pitch * 0.52, storey * 0.56
            box("frame", x - wide / 2, x + wide / 2, -0.06, 0.02, z, z + high, frame, 0.004, root)
            for end in (-1, 1):
                middle = (x + end * (wide / 4 - 0.01), -0.065, z + high / 2)
                quad("pane", wide / 2 - 0.14, high - 0.16, pane, middle, parent=root)
    tiles = material("tiles", "#4a3f3c", 0.8)
    quad("roof", width + 0.4, 3.6, tiles, (0, 1.2, height + 1.28), (radians(-46), 0, 0), root)
    box("gutter", -width / 2 - 0.2, width / 2 + 0.2, -0.22, 0.02, height - 0.08, height + 0.06, frame, 0.01, root)
    return root


def bicycle(at, turn=0.0, colour="#20262b"):
    """A Dutch bicycle on its stand, seen from afar; its front wheel points to -X."""
    root = empty("bicycle", at, (0, 0, radians(turn)))
    paint, rubber = material("frame", colour, 0.35), material("tyre", "#161616")
    saddle = material("saddle", "#5a3a24")
    for x in (-0.53, 0.53):
        rim = [(x + 0.335 * cos(a * pi / 18), 0, 0.35 + 0.335 * sin(a * pi / 18)) for a in range(37)]
        tube("tyre", rim, 0.019, rubber, root, 8, smooth=False)
        for a in range(9):
            dx, dz = 0.33 * cos(a * pi / 9), 0.33 * sin(a * pi / 9)
            tube("spoke", [(x - dx, 0, 0.35 - dz), (x + dx, 0, 0.35 + dz)], 0.002, paint, root, 4, smooth=False)
    crank, post, head, axle = (0.06, 0, 0.30), (0.22, 0, 0.86), (-0.36, 0, 0.86), (0.53, 0, 0.35)
    bars = [(crank, post), (crank, head), ((0.19, 0, 0.74), (-0.35, 0, 0.80)), (axle, crank), (axle, (0.20, 0, 0.78)),
            ((-0.53, 0, 0.35), (-0.34, 0, 1.02))]
    for a, b in bars:
        tube("bar", [a, b], 0.015, paint, root, 8, smooth=False)
    grips = [(-0.10, -0.27, 1.00), (-0.30, -0.20, 1.06), (-0.34, 0, 1.05), (-0.30, 0.20, 1.06), (-0.10, 0.27, 1.00)]
    tube("handlebar", grips, 0.012, paint, root, 8)
    box("saddle", 0.12, 0.36, -0.08, 0.08, 0.92, 0.98, saddle, 0.02, root)
    box("carrier", 0.34, 0.82, -0.07, 0.07, 0.725, 0.740, paint, 0.004, root)
    return root
