"""Chairs at real sizes, for any room.

`at` is the point on the floor below the middle of the seat, `turn` its rotation in degrees; at 0 the chair faces the
camera (-Y). Every function returns the parent object.
"""
from math import cos, pi, radians, sin, sqrt

from geometry import LYING, STANDING, cylinder, empty, grid_faces, loft, mesh, place, slab, tube
from outlines import rounded_rectangle
from surfaces import dark_metal, leather, oak


def _curve(points, steps):
    """Catmull-Rom curve through (a, b) points, `steps` per span."""
    ends = [points[0], *points, points[-1]]
    line = []
    for p, q, r, s in zip(ends, ends[1:], ends[2:], ends[3:]):
        for i in range(steps):
            t = i / steps
            line.append(tuple(
                0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t**3)
                for a, b, c, d in zip(p, q, r, s)))
    return [*line, points[-1]]


def _shell(name, sections, material, thickness, corner, across=13, parent=None):
    """A bent and dished shell; a section is (y, z, half width, lift of the edges, forward pull of the edges)."""
    line = _curve(sections, 6)
    lengths = [0.0]
    for a, b in zip(line, line[1:]):
        lengths.append(lengths[-1] + sqrt((b[0] - a[0]) ** 2 + (b[1] - a[1]) ** 2))
    vertices = []
    for (y, z, half, lift, pull), length in zip(line, lengths):
        margin = min(length, lengths[-1] - length, corner)
        half += sqrt(corner**2 - (corner - margin) ** 2) - corner
        for i in range(across):
            side = sin((i / (across - 1) - 0.5) * pi)
            vertices.append((half * side, y - pull * side**2, z + lift * side**2))
    obj = mesh(name, vertices, grid_faces(len(line), across), material, smooth=True, parent=parent)
    thick = obj.modifiers.new("thickness", "SOLIDIFY")
    thick.thickness, thick.offset = thickness, 0
    round_edge = obj.modifiers.new("round", "SUBSURF")
    round_edge.levels = round_edge.render_levels = 1
    return obj


def bent(points, radius):
    """Control points of a steel tube with bends of about `radius` at every corner."""
    path = [points[0]]
    for before, corner, after in zip(points, points[1:], points[2:]):
        for other in (before, after):
            distance = sqrt(sum((o - c) ** 2 for o, c in zip(other, corner)))
            near = tuple(c + (o - c) * min(radius / distance, 0.45) for o, c in zip(other, corner))
            path += [near, corner] if other is before else [near]
    return [*path, points[-1]]


def glide(root, x, y, material):
    """The foot of a steel tube."""
    cylinder("glide", 0.013, 0.016, material, (x, y, 0), STANDING, 0.002, sides=20, parent=root)


def shell_chair(at, turn=0.0, seat=None, frame=None):
    """Stackable shell chair on four tube legs, 505 x 530 mm, seat at 445 mm."""
    root = empty("chair", at, (0, 0, radians(turn)))
    rubber = dark_metal("#141414")
    seat_sections = [(-0.232, 0.428, 0.215, 0, 0), (-0.205, 0.446, 0.226, 0, 0), (-0.09, 0.440, 0.235, 0.012, 0),
                     (0.05, 0.430, 0.235, 0.020, 0), (0.150, 0.432, 0.226, 0.022, 0.004)]
    back_sections = [(0.196, 0.470, 0.212, 0.014, 0.014), (0.222, 0.560, 0.212, 0, 0.030),
                     (0.252, 0.690, 0.220, 0, 0.040), (0.278, 0.810, 0.210, 0, 0.036)]
    _shell("shell", seat_sections + back_sections, seat, 0.009, 0.085, parent=root)
    for side in (-1, 1):
        front, back = (side * 0.245, -0.225, 0.012), (side * 0.238, 0.245, 0.012)
        corners = [front, (side * 0.180, -0.170, 0.418), (side * 0.180, 0.130, 0.408), back]
        tube("leg", bent(corners, 0.05), 0.0095, frame, root, 12)
        for x, y, _ in (front, back):
            glide(root, x, y, rubber)
    for y, z in ((-0.120, 0.417), (0.095, 0.409)):
        tube("cross bar", [(-0.180, y, z), (0.180, y, z)], 0.008, frame, root, 12, smooth=False)
    return root


def wooden_chair(at, turn=0.0):
    """An oak chair with a leather seat and a bent back, seat at 455 mm."""
    root = empty("chair", at, (0, 0, radians(turn)))
    wood, seat = oak(), leather("#22272b")
    slab("seat", 0.44, 0.42, 0.045, 0.09, seat, 0.018, 0.006, at=(0, -0.01, 0.455), rotation=LYING, parent=root)
    for x in (-0.185, 0.185):
        tube("front leg", [(x, -0.17, 0.43), (x * 1.12, -0.21, 0)], 0.014, wood, root, smooth=False)
        tube("back leg", [(x * 1.12, 0.25, 0), (x, 0.19, 0.42), (x * 0.98, 0.22, 0.62), (x * 0.95, 0.26, 0.80)],
             0.014, wood, root)
    bow = [(0.215 * sin(a), 0.175 + 0.125 * cos(a)) for a in (radians(d) for d in range(-75, 76, 10))]
    panel = rounded_rectangle(0.013, 0.15, 0.006, 3)
    outlines = []
    for i, (x, y) in enumerate(bow):
        ax, ay = bow[max(0, i - 1)]
        bx, by = bow[min(len(bow) - 1, i + 1)]
        norm = ((bx - ax) ** 2 + (by - ay) ** 2) ** 0.5
        nx, ny = -(by - ay) / norm, (bx - ax) / norm
        outlines.append([(x + u * nx, y + u * ny + 0.10 * v, 0.745 + v) for u, v in panel])
    place(loft("back", outlines, wood), parent=root)
    return root
