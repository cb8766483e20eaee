"""Painted reflections of a shop window: the street behind the camera as flat, transparent light on the pane.

Physically reflecting glass adds noise to the whole picture and covers the screens; this is free and adjustable.
"""
from geometry import mesh
from glass import painted_light


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
    """A glass pane in a plane y = constant that reflects the street for a viewer at `eye`."""

    def __init__(self, eye, x0, x1, z0, z1, y):
        self.eye, self.bounds, self.y = eye, ((0, x0, False), (0, x1, True), (1, z0, False), (1, z1, True)), y
        self.layer = 0

    def mirror(self, outline, distance, colour, strength):
        """Paints the (x, z) `outline`, which lies `distance` in front of the pane, at its reflected position."""
        ex, ey, ez = self.eye
        reach = self.y - ey
        scale = reach / (reach + distance)
        polygon = [(ex + (x - ex) * scale, ez + (z - ez) * scale) for x, z in outline]
        for axis, limit, below in self.bounds:
            polygon = _clip(polygon, axis, limit, below) if polygon else []
        if len(polygon) < 3:
            return
        self.layer += 1
        points = [(x, self.y - 0.0006 * self.layer, z) for x, z in polygon]
        obj = mesh("reflection", points, [range(len(points))], painted_light(colour, strength))
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
