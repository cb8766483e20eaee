"""What a shop window mirrors, painted: the street behind the camera as flat, transparent light on the pane.

A real mirror of glass costs noise all over the picture and lies on the screens; this costs nothing and can be dosed.
"""
import bpy

from geometry import place
from materials import linear


def _paint(colour, strength):
    """Transparent plus a little light."""
    made = bpy.data.materials.new("reflection")
    made.use_nodes = True
    tree = made.node_tree
    tree.nodes.clear()
    output, both, clear, light = (tree.nodes.new("ShaderNode" + n)
                                  for n in ("OutputMaterial", "AddShader", "BsdfTransparent", "Emission"))
    light.inputs[0].default_value, light.inputs[1].default_value = linear(colour), strength
    tree.links.new(clear.outputs[0], both.inputs[0])
    tree.links.new(light.outputs[0], both.inputs[1])
    tree.links.new(both.outputs[0], output.inputs[0])
    return made


def _clip(polygon, axis, limit, keep_below):
    """Sutherland-Hodgman against one edge of the pane."""
    inside = (lambda p: p[axis] <= limit) if keep_below else (lambda p: p[axis] >= limit)
    result = []
    for p, q in zip(polygon, polygon[1:] + polygon[:1]):
        if inside(p):
            result.append(p)
        if inside(p) != inside(q):
            t = (limit - p[axis]) / (q[axis] - p[axis])
            result.append(tuple(a + (b - a) * t for a, b in zip(p, q)))
    return result


class Pane:
    """One sheet of glass in a plane y = constant that mirrors the street for somebody at `eye`."""

    def __init__(self, eye, x0, x1, z0, z1, y):
        self.eye, self.bounds, self.y = eye, ((0, x0, False), (0, x1, True), (1, z0, False), (1, z1, True)), y
        self.layer = 0

    def mirror(self, outline, distance, colour, strength):
        """Paints (x, z) `outline`, which lies `distance` before the pane, where its mirror image is seen."""
        ex, ey, ez = self.eye
        reach = self.y - ey
        scale = reach / (reach + distance)
        polygon = [(ex + (x - ex) * scale, ez + (z - ez) * scale) for x, z in outline]
        for axis, limit, below in self.bounds:
            polygon = _clip(polygon, axis, limit, below) if polygon else []
        if len(polygon) < 3:
            return
        self.layer += 1
        mesh = bpy.data.meshes.new("reflection")
        mesh.from_pydata([(x, self.y - 0.0006 * self.layer, z) for x, z in polygon], [], [range(len(polygon))])
        mesh.materials.append(_paint(colour, strength))
        obj = place(bpy.data.objects.new("reflection", mesh))
        obj.visible_shadow = obj.visible_diffuse = obj.visible_glossy = False


def skyline(houses):
    """The upper edge of a row of Dutch fronts from left to right; a house is (x, width, eaves, ridge, stepped)."""
    edge = []
    for x, width, eaves, ridge, stepped in houses:
        if not stepped:
            edge += [(x, eaves), (x + width / 2, ridge), (x + width, eaves)]
            continue
        rise, run = (ridge - eaves) / 4, width / 9
        up = [(run * (k + dx), eaves + rise * (k + dz)) for k in range(4) for dx, dz in ((0, 0), (0, 1), (1, 1))]
        edge += [(x + dx, z) for dx, z in up] + [(x + width - dx, z) for dx, z in reversed(up)]
    return edge
