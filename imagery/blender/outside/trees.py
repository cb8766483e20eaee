"""Trees, hedges and fallen leaves of separate leaves, and a lawn. For distances from 5 m."""
import random

from mathutils import Euler, Vector

from geometry import LYING, STANDING, box, cylinder, mesh, quad, tube
from materials import material, mottled

SPRING = ("#5d8a34", "#86ad4c", "#3f6f2f")
AUTUMN = ("#c9741d", "#d99a2b", "#a9511b", "#8f8a33")


def _leaves(name, spots, size, colours, rng):
    return scattered(name, spots, size, [material("leaf", colour, 0.6, 0.3) for colour in colours], rng)


def scattered(name, spots, size, materials, rng, parent=None):
    """One mesh of randomly rotated leaf quads; the materials are distributed evenly."""
    vertices, faces = [], []
    for spot in spots:
        turn = Euler((rng.uniform(-1.2, 1.2), rng.uniform(-1.2, 1.2), rng.uniform(0, 6.3)))
        half = size * rng.uniform(0.6, 1.2) / 2
        start = len(vertices)
        for x, y in ((-half, 0), (0, -half * 0.55), (half, 0), (0, half * 0.55)):
            corner = Vector((x, y, 0))
            corner.rotate(turn)
            vertices.append(Vector(spot) + corner)
        faces.append(tuple(range(start, start + 4)))
    obj = mesh(name, vertices, faces, materials[0], parent=parent)
    for further in materials[1:]:
        obj.data.materials.append(further)
    for polygon in obj.data.polygons:
        polygon.material_index = rng.randrange(len(materials))
    return obj


def tree(at, height=6.0, crown=1.8, clear=1.8, colours=SPRING, seed=1, leaves=5000, size=0.16):
    """`clear` is the height of the bare trunk, `crown` the radius of the crown."""
    rng = random.Random(seed)
    bark = mottled(material("bark", rough=0.9), "#4a4036", "#7a6c5a", 9, 5, (1, 1, 0.3))
    x, y, z = at
    cylinder("trunk", 0.045 + height * 0.009, height * 0.62, bark, at, STANDING, 0.002, sides=14)
    middle = Vector((x, y, z + (clear + height) / 2))
    clusters = []
    for _ in range(34):
        way = Vector((rng.gauss(0, 1), rng.gauss(0, 1), rng.gauss(0, 1))).normalized() * rng.uniform(0.35, 1)
        clusters.append(middle + Vector((way.x * crown, way.y * crown, way.z * (height - clear) / 2)))
    for spot in clusters[:16]:
        fork = (x, y, z + clear * rng.uniform(0.85, 1.25))
        elbow = ((x + spot.x) / 2, (y + spot.y) / 2, (fork[2] + spot.z) / 2 + 0.1)
        tube("branch", [fork, elbow, tuple(spot)], 0.022, bark, sides=8)
    spread = crown * 0.30
    spots = [rng.choice(clusters) + Vector([rng.gauss(0, spread) for _ in range(3)]) * 0.72 for _ in range(leaves)]
    return _leaves("crown", spots, size, colours, rng)


def hedge(x0, x1, y0, y1, height, colours=SPRING, seed=1, leaves=6000, size=0.09, bottom=0.0):
    rng = random.Random(seed)
    core = material("core", colours[-1], 0.9, 0.1)
    box("hedge core", x0 + 0.08, x1 - 0.08, y0 + 0.08, y1 - 0.08, bottom, bottom + height - 0.08, core)
    spots = [(rng.uniform(x0, x1), rng.uniform(y0, y1), bottom + height * rng.random() ** 0.6) for _ in range(leaves)]
    return _leaves("hedge", spots, size, colours, rng)


def fallen_leaves(x0, x1, y0, y1, z=0.01, colours=AUTUMN, seed=3, count=500, size=0.12):
    rng = random.Random(seed)
    spots = [(rng.uniform(x0, x1), rng.uniform(y0, y1), 0) for _ in range(count)]
    lying = _leaves("fallen", spots, size, colours, rng)
    lying.scale, lying.location = (1, 1, 0.12), (0, 0, z)
    return lying


def lawn(x0, x1, y0, y1, z=-0.05, dark="#4f7a2c", light="#8aa94a"):
    grass = mottled(material("grass", rough=0.95, specular=0.1), dark, light, 1.4, 12)
    return quad("lawn", x1 - x0, y1 - y0, grass, ((x0 + x1) / 2, (y0 + y1) / 2, z), LYING)
