"""Chairs, benches and stools at real sizes, for any room.

`at` is the point on the floor below the middle of the seat, `turn` its rotation in degrees; at 0 one sits facing the
camera (-Y). Every piece returns its handle. A cushion can also be laid by itself on steps, window sills and sofas.
"""
from math import pi, radians, sin, sqrt

import bpy

from geometry import LYING, STANDING, cylinder, empty, lathe, loft, place, rounded_rectangle, slab, tube
from surfaces import dark_metal


def cushion(width, depth, thickness, material, crown=0.018, radius=0.045, soft=0.5, at=(0, 0, 0), rotation=(0, 0, 0),
            parent=None):
    """An upholstered block on z = 0; `crown` is the rise of its middle, `soft` the share of round in its edge."""
    edge = thickness * soft
    arc = [pi / 2 * i / 6 for i in range(7)]
    half, low = min(width, depth) / 2, edge * 0.6
    profile = [(low * (1 - sin(a)), low * (1 - sin(pi / 2 - a))) for a in arc]
    seam = (thickness - edge + low) / 2
    if thickness > 0.05:
        profile += [(0, seam - 0.004), (0.0025, seam), (0, seam + 0.004)]
    profile += [(edge * (1 - sin(pi / 2 - a)), thickness - edge * (1 - sin(a))) for a in arc]
    for step in range(1, 9):
        share = step / 9
        profile.append((edge + (half - edge) * share, thickness + crown * (1 - (1 - share) ** 2.2)))
    rings = [(rounded_rectangle(width - 2 * i, depth - 2 * i, max(radius - i, 0.006), 6), z) for i, z in profile]
    outlines = [[(x, y, z) for x, y in ring] for ring, z in rings]
    return place(loft("cushion", outlines, material), at, rotation, parent)


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
    rows = len(line)
    faces = [(r * across + i, r * across + i + 1, (r + 1) * across + i + 1, (r + 1) * across + i)
             for r in range(rows - 1) for i in range(across - 1)]
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata(vertices, [], faces)
    mesh.materials.append(material)
    for polygon in mesh.polygons:
        polygon.use_smooth = True
    obj = place(bpy.data.objects.new(name, mesh), parent=parent)
    thick = obj.modifiers.new("thickness", "SOLIDIFY")
    thick.thickness, thick.offset = thickness, 0
    round_edge = obj.modifiers.new("round", "SUBSURF")
    round_edge.levels = round_edge.render_levels = 1
    return obj


def _rounded(points, radius):
    """Control points of a tube with bends of about `radius` at every corner."""
    path = [points[0]]
    for before, corner, after in zip(points, points[1:], points[2:]):
        for other in (before, after):
            distance = sqrt(sum((o - c) ** 2 for o, c in zip(other, corner)))
            near = tuple(c + (o - c) * min(radius / distance, 0.45) for o, c in zip(other, corner))
            path += [near, corner] if other is before else [near]
    return [*path, points[-1]]


def _glide(root, x, y, material):
    cylinder("glide", 0.013, 0.016, material, (x, y, 0), STANDING, 0.002, sides=20, parent=root)


def chair(at, turn=0.0, seat=None, frame=None, pad=None):
    """Stackable shell chair on four tube legs, 505 x 530 mm, seat at 445 mm; `pad` is the cloth of a seat cushion."""
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
        tube("leg", _rounded(corners, 0.05), 0.0095, frame, root, 12)
        for x, y, _ in (front, back):
            _glide(root, x, y, rubber)
    for y, z in ((-0.120, 0.417), (0.095, 0.409)):
        tube("cross bar", [(-0.180, y, z), (0.180, y, z)], 0.008, frame, root, 12, smooth=False)
    if pad:
        cushion(0.40, 0.37, 0.022, pad, 0.010, 0.09, at=(0, -0.035, 0.440), rotation=(radians(-2), 0, 0), parent=root)
    return root


def armchair(at, turn=0.0, cloth=None, wood=None, width=0.62):
    """Upright chair with a wooden frame to rise from: 620 x 600 mm, seat at 460 mm, arms at 660 mm."""
    root = empty("armchair", at, (0, 0, radians(turn)))
    x = width / 2 - 0.020
    for side in (-1, 1):
        tube("front leg", [(side * x, -0.262, 0), (side * x, -0.232, 0.652)], 0.0165, wood, root, 16, smooth=False)
        back = [(side * x, 0.300, 0), (side * x, 0.205, 0.420), (side * x, 0.262, 0.700)]
        tube("back leg", back, 0.0165, wood, root, 16)
        slab("arm", 0.052, 0.56, 0.024, 0.024, wood, 0.008, at=(side * (x + 0.002), -0.005, 0.672), rotation=LYING,
             parent=root)
        slab("rail", 0.46, 0.055, 0.022, 0.006, wood, 0.003, at=(side * (x - 0.011), -0.005, 0.385),
             rotation=(0, 0, pi / 2), parent=root)
    slab("front rail", 2 * x, 0.050, 0.022, 0.006, wood, 0.003, at=(0, -0.248, 0.380), parent=root)
    slab("back rail", 2 * x, 0.050, 0.022, 0.006, wood, 0.003, at=(0, 0.205, 0.380), parent=root)
    inner = 2 * x - 0.045
    seat, back = (radians(-2.5), 0, 0), (radians(78), 0, 0)
    cushion(inner, 0.51, 0.085, cloth, 0.020, 0.05, at=(0, -0.025, 0.378), rotation=seat, parent=root)
    cushion(inner + 0.012, 0.40, 0.065, cloth, 0.022, 0.07, at=(0, 0.268, 0.690), rotation=back, parent=root)
    return root


def bench(at, turn=0.0, length=1.6, top=None, frame=None, pad=None, depth=0.42):
    """A plank of 40 mm on two steel frames, seat at 450 mm; `pad` is the cloth of a cushion along it."""
    root = empty("bench", at, (0, 0, radians(turn)))
    slab("plank", length, depth, 0.040, 0.012, top, 0.004, at=(0, 0, 0.450), rotation=LYING, parent=root)
    for x in (-length / 2 + 0.16, length / 2 - 0.16):
        y = depth / 2 - 0.035
        corners = [(x, -y, 0.010), (x, -y, 0.398), (x, y, 0.398), (x, y, 0.010)]
        tube("frame", _rounded(corners, 0.03), 0.012, frame, root, 12)
        for side in (-1, 1):
            _glide(root, x, side * y, frame)
    if pad:
        cushion(length - 0.02, depth - 0.015, 0.045, pad, 0.010, 0.03, at=(0, 0, 0.450), parent=root)
    return root


def stool(at, turn=0.0, seat=None, frame=None, height=0.46, pad=None):
    """Round stool on three tube legs; from a height of 0.6 m (at a bar 0.75) on, four legs with a foot ring."""
    root = empty("stool", at, (0, 0, radians(turn)))
    legs, spread = (4, 0.205) if height > 0.6 else (3, 0.185)
    cylinder("seat", 0.170, 0.028, seat, (0, 0, height - 0.028), STANDING, 0.008, 64, parent=root)
    for i in range(legs):
        angle = 2 * pi * i / legs + pi / legs
        dx, dy = sin(angle), sin(angle + pi / 2)
        leg = [(dx * spread, dy * spread, 0.01), (dx * 0.125, dy * 0.125, height - 0.026)]
        tube("leg", leg, 0.0095, frame, root, 12, smooth=False)
        _glide(root, dx * spread, dy * spread, frame)
    if legs == 4:
        share = 0.24 / height
        ring_radius = spread + (0.125 - spread) * share
        ring = [(ring_radius * sin(a * pi / 24), ring_radius * sin(a * pi / 24 + pi / 2), 0.24) for a in range(49)]
        tube("foot ring", ring, 0.0075, frame, root, 12, smooth=False)
    if pad:
        edge = [(0, 0), (0.158, 0), (0.166, 0.006), (0.168, 0.014), (0.166, 0.022)]
        shares = (0.05, 0.2, 0.4, 0.6, 0.8, 0.95, 1)
        crown = [(0.165 - 0.165 * t**2, 0.026 + 0.014 * t - 0.006 * t * t) for t in shares]
        lathe("pad", edge + crown, pad, 64, (0, 0, height)).parent = root
    return root
