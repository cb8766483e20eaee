"""Brick walls, clinker pavements and plank floors: one mesh of many pieces with varying colours.

A layout is made in the x-z plane with the visible faces towards -Y; rotation=LYING lays it flat.
"""
from math import radians
import random

from geometry import LYING, mesh
from materials import add_nodes, material, noise, principled, set_ramp

BRICK, HEAD, COURSE, JOINT = 0.220, 0.110, 0.062, 0.010  # pitches of a Dutch waalformaat brick, and its joint
REST = 0.015  # the shortest piece a mason would cut
CLINKERS = ("#6b4338", "#7d5142", "#5b3a33", "#8a5f4c", "#6f4a41", "#54403b")


def pieces_mesh(name, pieces, depth, surface, at=(0, 0, 0), rotation=(0, 0, 0), edge=0.003, uneven=0.0012, seed=1):
    """Bevelled blocks from (x0, x1, z0, z1) rectangles; `uneven` = random depth offset."""
    rng = random.Random(seed)
    vertices, faces, tones = [], [], []
    for x0, x1, z0, z1 in pieces:
        first, tone = len(vertices), rng.random()
        lean = [rng.uniform(-uneven, uneven) for _ in range(4)]
        for inset, y in ((0, depth), (0, edge), (edge, 0)):
            corners = ((x0 + inset, z0 + inset), (x1 - inset, z0 + inset), (x1 - inset, z1 - inset),
                       (x0 + inset, z1 - inset))
            vertices += [(x, y + k, z) for (x, z), k in zip(corners, lean)]
        for ring in (0, 4):
            faces += [[first + ring + k for k in (i, (i + 1) % 4, (i + 1) % 4 + 4, i + 4)] for i in range(4)]
        faces.append([first + k for k in (8, 9, 10, 11)])
        tones += [tone] * 9
    obj = mesh(name, vertices, faces, surface, at=at, rotation=rotation)
    obj.data.attributes.new("tone", "FLOAT", "FACE").data.foreach_set("value", tones)
    return obj


def toned(name, colours, rough=0.85, specular=0.25, grain=0.35, scale=34):
    """A material with a random colour of `colours` per piece; `grain` adds noise within a piece."""
    made = material(name, rough=rough, specular=specular)
    tree = made.node_tree
    tone, ramp, spread, mix = add_nodes(tree, "Attribute", "ValToRGB", "MapRange", "Mix")
    tone.attribute_name = "tone"
    set_ramp(ramp, [(i / (len(colours) - 1), colour) for i, colour in enumerate(colours)])
    tree.links.new(tone.outputs["Fac"], ramp.inputs[0])
    for i, value in enumerate((0.3, 0.7, 1 - grain, 1 + grain * 0.4), 1):  # from and to of a map range
        spread.inputs[i].default_value = value
    tree.links.new(noise(tree, scale, 5), spread.inputs[0])
    mix.data_type, mix.blend_type = "RGBA", "MULTIPLY"
    mix.inputs[0].default_value = 1
    tree.links.new(ramp.outputs[0], mix.inputs[6])
    tree.links.new(spread.outputs[0], mix.inputs[7])
    tree.links.new(mix.outputs[2], principled(made).inputs["Base Color"])
    return made


def _without(start, end, cuts):
    """The parts of an interval that lie outside the `cuts`."""
    parts = [(start, end)]
    for low, high in cuts:
        parts = [p for a, b in parts for p in ((a, min(b, low)), (max(a, high), b)) if p[1] - p[0] > REST]
    return parts


def cross_bond(x0, x1, z0, z1, openings=()):
    """Alternating courses of stretchers and headers (kruisverband), omitted inside `openings` (x0, x1, z0, z1)."""
    pieces, course, z = [], 0, z0
    while z < z1:
        top = z + COURSE - JOINT
        pitch = BRICK if course % 2 == 0 else HEAD
        x = x0 - (0, HEAD / 2, HEAD, HEAD / 2)[course % 4]
        cuts = [(a, b) for a, b, low, high in openings if low < top and high > z]
        while x < x1:
            for a, b in _without(max(x, x0), min(x + pitch - JOINT, x1), cuts):
                pieces.append((a, b, z, top))
            x += pitch
        course, z = course + 1, z + COURSE
    return pieces


def brick_wall(name, x0, x1, z0, z1, brick, mortar, openings=(), depth=0.10, at=(0, 0, 0), rotation=(0, 0, 0),
               seed=1):
    """Bricks 6 mm in front of a mortar bed; the bed consists of strips around the openings."""
    pieces_mesh(name, cross_bond(x0, x1, z0, z1, openings), depth, brick, at, rotation, seed=seed)
    columns = sorted({x0, x1, *(x for opening in openings for x in opening[:2])})
    bed = []
    for a, b in zip(columns, columns[1:]):
        z = z0
        for low, high in sorted((low, high) for c, d, low, high in openings if c <= a and d >= b):
            if low > z:
                bed.append((a, b, z, low))
            z = high
        bed.append((a, b, z, z1))
    pieces_mesh("mortar", [(a, b, c, d) for a, b, c, d in bed if d > c], depth - 0.006, mortar,
                (at[0], at[1] + 0.006, at[2]), rotation, edge=0.0005, uneven=0)


def herringbone(x0, x1, y0, y1, width=0.070, joint=0.004):
    """Elleboogverband, with clinkers of 2 : 1, since 3 : 1 leaves gaps."""
    pieces = []
    for i in range(int((x1 - x0) / width)):
        for j in range(int((y1 - y0) / width)):
            x, y = x0 + i * width, y0 + j * width
            if (i - j) % 4 == 0:
                pieces.append((x, x + 2 * width - joint, y, y + width - joint))
            elif (i - j) % 4 == 3:
                pieces.append((x, x + width - joint, y, y + 2 * width - joint))
    return pieces


def running(x0, x1, y0, y1, length, width, joint=0.004, shift=0.5, seed=3):
    """Rows along x, each offset by `shift` of a piece (0 = random)."""
    rng, pieces, row, y = random.Random(seed), [], 0, y0
    while y < y1:
        x = x0 - length * ((row * shift) % 1 if shift else rng.random())
        while x < x1:
            a, b = max(x, x0), min(x + length - joint, x1)
            if b - a > 0.02:
                pieces.append((a, b, y, min(y + width, y1) - joint))
            x += length
        row, y = row + 1, y + width
    return pieces


def paving(name, pieces, surface, bed, y=0.0, z=0.0, depth=0.05, turn=0.0, uneven=0.0012, edge=0.004, seed=5):
    """Pieces laid flat at height z on a bed of sand; `y` moves them, `turn` rotates them first."""
    rotation = (LYING[0], 0, radians(turn))
    pieces_mesh(name, pieces, depth, surface, (0, y, z), rotation, edge, uneven, seed)
    lefts, rights, lows, highs = zip(*pieces)
    whole = (min(lefts), max(rights), min(lows), max(highs))
    pieces_mesh("bed", [whole], depth, bed, (0, y, z - edge * 1.6), rotation, 0.001, 0)


def plank_floor(x0, x1, y0, y1, wood, z=0.0, length=1.5, width=0.16, seed=4):
    """Boards along X with random joints, over a dark gap."""
    paving("planks", running(x0, x1, y0, y1, length, width, 0.002, 0, seed), wood, material("gap", "#2a1c10"), z=z,
           depth=0.02, uneven=0.0003, edge=0.001)
