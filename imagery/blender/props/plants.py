"""Pot plants grown from a seed number: curved branches, leaves on stalks that arch, fold and let light through."""
from math import cos, pi, sin
import random

import bpy
from mathutils import Matrix, Vector

from geometry import lathe, place, tube
from materials import linear, material, mottled, principled

GOLDEN_ANGLE = 2.4  # radians between two leaves
GREENS = (("#2b5431", "#4d7f43"), ("#35622f", "#64914a"), ("#234a30", "#3f7040"))
ROWS, ACROSS = 12, (-1, -0.62, -0.25, 0, 0.25, 0.62, 1)


def _calculate(tree, operation, first, second=0.0, third=0.0):
    """One step of arithmetic; sockets and numbers alike."""
    node = tree.nodes.new("ShaderNodeMath")
    node.operation = operation
    for slot, value in zip(node.inputs, (first, second, third)):
        if isinstance(value, (int, float)):
            slot.default_value = value
        else:
            tree.links.new(value, slot)
    return node.outputs[0]


def leaf_green(dark, light):
    """Pale veins drawn over the leaf's own coordinates; light from behind shines through.

    u runs across from -1 to 1, v along.
    """
    made = mottled(material("leaf", rough=0.36, specular=0.45), dark, light, 5, 2)
    tree, body = made.node_tree, principled(made)
    uv, split, vein, through, mix = (
        tree.nodes.new("ShaderNode" + n) for n in ("UVMap", "SeparateXYZ", "MixRGB", "BsdfTranslucent", "MixShader"))
    tree.links.new(uv.outputs[0], split.inputs[0])
    across = _calculate(tree, "ABSOLUTE", split.outputs[0])
    slanted = _calculate(tree, "MULTIPLY_ADD", across, -0.34, split.outputs[1])
    crest = _calculate(tree, "SINE", _calculate(tree, "MULTIPLY", slanted, 58.0))
    side_veins = _calculate(tree, "MAXIMUM", _calculate(tree, "MULTIPLY_ADD", crest, 1.5, -1.2), 0.0)
    rib = _calculate(tree, "MULTIPLY", _calculate(tree, "LESS_THAN", across, 0.05), 0.55)
    tree.links.new(_calculate(tree, "MAXIMUM", side_veins, rib), vein.inputs[0])
    tree.links.new(body.inputs["Base Color"].links[0].from_socket, vein.inputs[1])
    vein.inputs[2].default_value = linear("#8fae6a")
    tree.links.new(vein.outputs[0], body.inputs["Base Color"])
    through.inputs[0].default_value, mix.inputs[0].default_value = linear("#86b04a"), 0.22
    tree.links.new(body.outputs[0], mix.inputs[1])
    tree.links.new(through.outputs[0], mix.inputs[2])
    tree.links.new(mix.outputs[0], tree.nodes["Material Output"].inputs[0])
    return made


class Foliage:
    """Collects blades into one mesh."""

    def __init__(self):
        self.vertices, self.faces, self.uvs = [], [], []

    def blade(self, at, direction, length, width, bend, fold, twist, rnd):
        """A pointed oval from `at` along `direction`; sinks by `bend` radians, folded up by `fold` along its rib."""
        forward = direction.normalized()
        side = forward.cross(Vector((0, 0, 1)))
        side = (side if side.length > 0.05 else Vector((1, 0, 0))).normalized()
        side = Matrix.Rotation(twist, 3, forward) @ side
        start, spine, step = len(self.vertices), Vector(at), length / ROWS
        wave, phase = rnd.uniform(0.02, 0.05) * width, rnd.uniform(0, 6)
        for row in range(ROWS + 1):
            t = row / ROWS
            half = width / 2 * (sin(pi * t**0.82) ** 0.75 if 0 < t < 1 else 0) * (1 - 0.12 * t) + 0.0012
            up = side.cross(forward)
            for k in ACROSS:
                lift = abs(k) * half * fold + (wave * sin(11 * t + phase + (2 if k > 0 else 0)) * abs(k) ** 2)
                self.vertices.append(spine + side * (k * half) + up * lift)
                self.uvs.append((k, t))
            spine = spine + forward * step
            forward = (Matrix.Rotation(-bend / ROWS * (0.4 + 1.2 * t), 3, side) @ forward).normalized()
        width_count = len(ACROSS)
        for row in range(ROWS):
            for column in range(width_count - 1):
                b = start + row * width_count + column
                self.faces.append((b, b + 1, b + 1 + width_count, b + width_count))

    def build(self, green):
        mesh = bpy.data.meshes.new("foliage")
        mesh.from_pydata(self.vertices, [], self.faces)
        layer = mesh.uv_layers.new(name="UVMap")
        corners = [0] * len(mesh.loops)
        mesh.loops.foreach_get("vertex_index", corners)
        layer.data.foreach_set("uv", [value for corner in corners for value in self.uvs[corner]])
        mesh.polygons.foreach_set("use_smooth", [True] * len(mesh.polygons))
        mesh.materials.append(green)
        return place(bpy.data.objects.new("foliage", mesh))


def pot(at, radius, colour="#d8d2c6"):
    wall = [(0, 0), (0.72, 0), (0.76, 0.03), (0.97, 1.58), (1, 1.62), (1, 1.70), (0.985, 1.72), (0.94, 1.72),
            (0.92, 1.70), (0.90, 1.52), (0, 1.52)]
    lathe("pot", [(r * radius, z * radius) for r, z in wall], material("pot", colour, 0.75, 0.25), 72, at)
    soil = mottled(material("soil", rough=1, specular=0), "#231a13", "#40301f", 40)
    lathe("soil", [(radius * 0.9, radius * 1.5), (radius * 0.5, radius * 1.57), (0, radius * 1.58)], soil, 32, at)


def branch(root, height, lean, heading, rnd, points=7):
    """A stem as a list of points that wanders away from upright."""
    spine, direction = [Vector(root)], Vector((sin(lean) * cos(heading), sin(lean) * sin(heading), cos(lean)))
    for _ in range(points - 1):
        spine.append(spine[-1] + direction * height / (points - 1))
        direction = (direction + Vector((rnd.uniform(-0.12, 0.12), rnd.uniform(-0.12, 0.12), 0.10))).normalized()
    return spine


def along(spine, t):
    place_at = t * (len(spine) - 1)
    i = min(int(place_at), len(spine) - 2)
    return spine[i].lerp(spine[i + 1], place_at - i)


def plant(at, height=1.2, leaves=48, pot_radius=0.22, pot_colour="#d8d2c6", seed=1, leaf_length=(0.30, 0.50)):
    """A plant in a pot that stands at `at` on the floor; `height` is that of its longest stem."""
    rnd = random.Random(seed)
    foliage = [Foliage() for _ in GREENS]
    bark, stalk = material("bark", "#7a6a4e", 0.85), material("stalk", "#5d7a3c", 0.6)
    pot(at, pot_radius, pot_colour)
    stems = 5 if leaves > 30 else 3
    soil = at[2] + pot_radius * 1.5
    for stem in range(stems):
        heading = stem * 2 * pi / stems + rnd.uniform(-0.4, 0.4)
        reach = height * (1 if stem == 0 else rnd.uniform(0.45, 0.92))
        lean = 0.05 if stem == 0 else rnd.uniform(0.14, 0.34)
        root = (at[0] + 0.25 * pot_radius * cos(heading), at[1] + 0.25 * pot_radius * sin(heading), soil - 0.03)
        spine = branch(root, reach, lean, heading, rnd)
        tube("stem", spine, 0.004 + 0.004 * reach, bark, sides=10)
        count, turn = max(4, round(1.25 * leaves / stems * (0.5 + 0.6 * reach / height))), rnd.uniform(0, 2 * pi)
        for i in range(count):
            t = 0.30 + 0.70 * i / max(1, count - 1)
            turn += GOLDEN_ANGLE + rnd.uniform(-0.35, 0.35)
            young = max(0.0, (t - 0.86) / 0.14)  # the last leaves stand up and are still small
            rise = rnd.uniform(0.10, 0.75) + 0.6 * young
            outward = Vector((cos(turn) * cos(rise), sin(turn) * cos(rise), sin(rise)))
            length = rnd.uniform(*leaf_length) * (1 - 0.45 * young) * rnd.uniform(0.85, 1.0)
            start = along(spine, t)
            stalk_length = length * rnd.uniform(0.25, 0.5) * (1 - 0.6 * young)
            elbow = start + outward * stalk_length * 0.55 + Vector((0, 0, stalk_length * 0.18))
            end = start + outward * stalk_length + Vector((0, 0, stalk_length * 0.12))
            tube("stalk", [start, elbow, end], 0.0026, stalk, sides=6)
            width, bend = length * rnd.uniform(0.46, 0.60), rnd.uniform(0.8, 1.7) * (1 - 0.6 * young)
            fold, twist = rnd.uniform(0.15, 0.40), rnd.uniform(-0.4, 0.4)
            droop = Vector((0, 0, 0.25 * (1 - young)))
            rnd.choice(foliage).blade(end, outward - droop, length, width, bend, fold, twist, rnd)
    for part, (dark, light) in zip(foliage, GREENS):
        if part.vertices:
            part.build(leaf_green(dark, light))
