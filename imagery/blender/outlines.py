"""Outlines and profiles from which geometry.py builds its solids: lists of points, no Blender objects.

An outline is a closed list of (x, z) points, counter-clockwise seen from the front. Support points beside every fillet
keep smooth shading flat on the large faces, so that no weighted normals are needed.
"""
from math import cos, pi, sin, tan

from mathutils import Matrix, Vector

SUPPORT = 0.0006  # distance of a support point from its fillet

# Share of the segments of every curve. Pictures need all; room_models.py lowers it, for files that a phone downloads.
FINENESS = 1.0


def segments_of(count, radius):
    """Segments of a curve that a picture draws with `count`: of a small one (radius in metres) a single one."""
    if FINENESS == 1:
        return count
    return 1 if radius < 0.004 else max(2, round(count * FINENESS))


def sides_of(count):
    """Sides of a round body that a picture draws with `count`."""
    return count if FINENESS == 1 else max(6, round(count * FINENESS))


def rounded_rectangle(width, height, radius, segments=10):
    """A rectangle with round corners."""
    radius = min(max(radius, 1e-5), width / 2 - 2 * SUPPORT, height / 2 - 2 * SUPPORT)
    x, z = width / 2 - radius, height / 2 - radius
    segments = segments_of(segments, radius)
    support = segments > 1
    points = []
    for quarter, (cx, cz) in enumerate([(x, z), (-x, z), (-x, -z), (x, -z)]):
        start = quarter * pi / 2
        end = start + pi / 2
        if support:
            points.append((cx + radius * cos(start) + sin(start) * SUPPORT,
                           cz + radius * sin(start) - cos(start) * SUPPORT))
        for i in range(segments + 1):
            angle = start + i * pi / 2 / segments
            points.append((cx + radius * cos(angle), cz + radius * sin(angle)))
        if support:
            points.append((cx + radius * cos(end) - sin(end) * SUPPORT, cz + radius * sin(end) + cos(end) * SUPPORT))
    return points


def rounded_polygon(corners, radius, segments=8):
    """A convex polygon with round corners."""
    segments = segments_of(segments, radius)
    points = []
    for i, corner in enumerate(Vector(c) for c in corners):
        arriving = (corner - Vector(corners[i - 1])).normalized()
        leaving = (Vector(corners[(i + 1) % len(corners)]) - corner).normalized()
        turn = arriving.angle_signed(leaving) * -1
        start = corner - arriving * radius * tan(turn / 2)
        centre = start + arriving.orthogonal() * radius
        points.append(tuple(start - arriving * SUPPORT))
        for k in range(segments + 1):
            points.append(tuple(centre + Matrix.Rotation(turn * k / segments, 2) @ (start - centre)))
        points.append(tuple(corner + leaving * (radius * tan(turn / 2) + SUPPORT)))
    return points


def shrunk_polygon(corners, inset):
    """The corners of a convex polygon with every side offset inwards by `inset`."""
    moved = []
    for i, corner in enumerate(Vector(c) for c in corners):
        arriving = (corner - Vector(corners[i - 1])).normalized()
        leaving = (Vector(corners[(i + 1) % len(corners)]) - corner).normalized()
        half = -arriving.angle_signed(leaving) / 2
        moved.append(tuple(corner + (arriving.orthogonal() - arriving * tan(half)) * inset))
    return moved


def slab_profile(thickness, front, back, steps=6, groove=0.0):
    """(inset, y) pairs of a plate from its back to its front face, with an optional parting line at y = groove."""
    if FINENESS < 1:
        return coarse_profile(thickness, front, back, groove)
    arc = [pi / 2 * i / steps for i in range(steps + 1)]
    profile = [(back * (1 - sin(a)), thickness - back * (1 - cos(a))) for a in arc]
    profile.append((0, thickness - back - SUPPORT))
    if groove:
        edge = ((0, 0.0025), (0, 0.0019), (0.0003, 0.0016), (0.004, 0.0016))
        profile += [(inset, groove + dy) for inset, dy in edge]
        profile += [(inset, groove - dy) for inset, dy in reversed(edge)]
    profile.append((0, front + SUPPORT))
    return profile + [(front * (1 - cos(a)), front * (1 - sin(a))) for a in arc]


def coarse_profile(thickness, front, back, groove=0.0):
    """The same with chamfers for fillets from 1 mm, and sharp edges for finer ones."""
    profile = [(back, thickness), (0, thickness - back)] if back >= 0.001 else [(0, thickness)]
    if groove:
        profile += [(0, groove + 0.0016), (0.004, groove + 0.0016), (0.004, groove - 0.0016), (0, groove - 0.0016)]
    return profile + ([(0, front), (front, 0)] if front >= 0.001 else [(0, 0)])


def pocket_profile(depth, lip):
    """(inset, y) pairs from the front face over a fillet of `lip` into a pocket."""
    if FINENESS < 1:
        return [(0, 0), (0, depth)]
    arc = [pi / 2 * i / 4 for i in range(5)]
    return [(-lip - SUPPORT, 0), *((-lip * (1 - sin(a)), lip * (1 - cos(a))) for a in arc), (0, lip + SUPPORT), (0, depth)]


def cylinder_profile(length, edge):
    """(inset, y) pairs along a cylinder whose ends are broken by `edge`."""
    if FINENESS < 1:
        return coarse_profile(length, edge, edge)
    soft = edge * 0.3
    return [(edge, length), (soft, length - soft), (0, length - edge), (0, length - edge - 0.0003),
            (0, edge + 0.0003), (0, edge), (soft, soft), (edge, 0)]
