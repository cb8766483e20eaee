"""Brick walls, clinker pavements and plank floors: one mesh of many pieces, each with its own tone.

A layout is made in the x-z plane with the visible faces towards -Y; rotation=LYING lays it flat.
"""
import random

import bpy

from geometry import LYING, place
from materials import linear, material, principled

BRICK, HEAD, COURSE, JOINT = 0.220, 0.110, 0.062, 0.010  # pitches of a Dutch waalformaat brick, and its joint
REST = 0.015  # the shortest piece a mason would cut


def pieces_mesh(name, pieces, depth, made, at=(0, 0, 0), rotation=(0, 0, 0), edge=0.003, uneven=0.0012, seed=1):
    """Blocks with broken edges from (x0, x1, z0, z1) rectangles; `uneven` = how far they stand out of line."""
    rnd = random.Random(seed)
    vertices, faces, tones = [], [], []
    for x0, x1, z0, z1 in pieces:
        first, tone = len(vertices), rnd.random()
        lean = [rnd.uniform(-uneven, uneven) for _ in range(4)]
        for inset, y in ((0, depth), (0, edge), (edge, 0)):
            corners = ((x0 + inset, z0 + inset), (x1 - inset, z0 + inset), (x1 - inset, z1 - inset),
                       (x0 + inset, z1 - inset))
            vertices += [(x, y + k, z) for (x, z), k in zip(corners, lean)]
        for ring in (0, 4):
            faces += [[first + ring + k for k in (i, (i + 1) % 4, (i + 1) % 4 + 4, i + 4)] for i in range(4)]
        faces.append([first + k for k in (8, 9, 10, 11)])
        tones += [tone] * 9
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata(vertices, [], faces)
    mesh.attributes.new("tone", "FLOAT", "FACE").data.foreach_set("value", tones)
    mesh.materials.append(made)
    return place(bpy.data.objects.new(name, mesh), at, rotation)


def toned(name, colours, rough=0.85, specular=0.25, grain=0.35, scale=34):
    """A material whose colour is drawn per piece from `colours`; `grain` clouds each piece in itself."""
    made = material(name, rough=rough, specular=specular)
    tree = made.node_tree
    tone, ramp, noise, spread, mix, where = (tree.nodes.new("ShaderNode" + n) for n in (
        "Attribute", "ValToRGB", "TexNoise", "MapRange", "Mix", "TexCoord"))
    tone.attribute_name = "tone"
    stops = ramp.color_ramp.elements
    for i in range(1, len(colours) - 1):
        stops.new(i / (len(colours) - 1))
    for stop, colour in zip(stops, colours):
        stop.color = linear(colour)
    tree.links.new(tone.outputs["Fac"], ramp.inputs[0])
    noise.inputs["Scale"].default_value, noise.inputs["Detail"].default_value = scale, 5
    tree.links.new(where.outputs["Object"], noise.inputs["Vector"])
    spread.inputs[1].default_value, spread.inputs[2].default_value = 0.3, 0.7
    spread.inputs[3].default_value, spread.inputs[4].default_value = 1 - grain, 1 + grain * 0.4
    tree.links.new(noise.outputs[0], spread.inputs[0])
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
    """Courses of stretchers and headers in turn (kruisverband), left out where `openings` (x0, x1, z0, z1) are."""
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


def brick_wall(name, x0, x1, z0, z1, made, mortar, openings=(), depth=0.10, at=(0, 0, 0), rotation=(0, 0, 0), seed=1):
    """Bricks 6 mm before a bed of mortar; the bed is built of strips that leave the openings free."""
    pieces_mesh(name, cross_bond(x0, x1, z0, z1, openings), depth, made, at, rotation, seed=seed)
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
                (at[0], at[1] + 0.006, at[2]),
                rotation, edge=0.0005, uneven=0)


def herringbone(x0, x1, y0, y1, width=0.070, joint=0.004):
    """Clinkers of 3 : 1 would not close; these are 2 : 1, laid in elleboogverband."""
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
    """Rows along x, each moved by `shift` of a piece (0 = at random)."""
    rnd, pieces, row, y = random.Random(seed), [], 0, y0
    while y < y1:
        x = x0 - length * ((row * shift) % 1 if shift else rnd.random())
        while x < x1:
            a, b = max(x, x0), min(x + length - joint, x1)
            if b - a > 0.02:
                pieces.append((a, b, y, min(y + width, y1) - joint))
            x += length
        row, y = row + 1, y + width
    return pieces


def paving(name, pieces, made, bed, y=0.0, z=0.0, depth=0.05, turn=0.0, uneven=0.0012, edge=0.004, seed=5):
    """Pieces laid flat at height z on a bed of sand; `y` moves them, `turn` (radians) rotates them first."""
    rotation = (LYING[0], 0, turn)
    pieces_mesh(name, pieces, depth, made, (0, y, z), rotation, edge, uneven, seed)
    box = [(min(p[0] for p in pieces), max(p[1] for p in pieces), min(p[2] for p in pieces),
            max(p[3] for p in pieces))]
    pieces_mesh("bed", box, depth, bed, (0, y, z - edge * 1.6), rotation, 0.001, 0)
