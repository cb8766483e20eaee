"""Arched, folded, translucent leaves, collected into one mesh."""
from math import pi, sin

from mathutils import Matrix, Vector

from geometry import mesh
from materials import add_nodes, calculated, linear, material, mottled, principled

ROWS, ACROSS = 12, (-1, -0.62, -0.25, 0, 0.25, 0.62, 1)


def leaf_green(dark, light):
    """Translucent, with pale veins in leaf coordinates.

    u runs across from -1 to 1, v along.
    """
    made = mottled(material("leaf", rough=0.36, specular=0.45), dark, light, 5, 2)
    tree, body = made.node_tree, principled(made)
    uv, split, vein, through, mix = add_nodes(tree, "UVMap", "SeparateXYZ", "MixRGB", "BsdfTranslucent", "MixShader")
    tree.links.new(uv.outputs[0], split.inputs[0])
    across = calculated(tree, "ABSOLUTE", split.outputs[0])
    slanted = calculated(tree, "MULTIPLY_ADD", across, -0.34, split.outputs[1])
    crest = calculated(tree, "SINE", calculated(tree, "MULTIPLY", slanted, 58.0))
    side_veins = calculated(tree, "MAXIMUM", calculated(tree, "MULTIPLY_ADD", crest, 1.5, -1.2), 0.0)
    rib = calculated(tree, "MULTIPLY", calculated(tree, "LESS_THAN", across, 0.05), 0.55)
    tree.links.new(calculated(tree, "MAXIMUM", side_veins, rib), vein.inputs[0])
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

    def blade(self, at, direction, length, width, bend, fold, twist, rng, widest=0.82):
        """A pointed oval from `at` along `direction`; sinks by `bend` radians, folded up by `fold` along its rib.

        It is widest near its foot with `widest` below 1, near its tip above.
        """
        forward = direction.normalized()
        side = forward.cross(Vector((0, 0, 1)))
        side = (side if side.length > 0.05 else Vector((1, 0, 0))).normalized()
        side = Matrix.Rotation(twist, 3, forward) @ side
        start, spine, step = len(self.vertices), Vector(at), length / ROWS
        wave, phase = rng.uniform(0.02, 0.05) * width, rng.uniform(0, 6)
        for row in range(ROWS + 1):
            t = row / ROWS
            half = width / 2 * (sin(pi * t**widest) ** 0.75 if 0 < t < 1 else 0) * (1 - 0.12 * t) + 0.0012
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
        obj = mesh("foliage", self.vertices, self.faces, green, smooth=True)
        layer = obj.data.uv_layers.new(name="UVMap")
        corners = [0] * len(obj.data.loops)
        obj.data.loops.foreach_get("vertex_index", corners)
        layer.data.foreach_set("uv", [value for corner in corners for value in self.uvs[corner]])
        return obj
