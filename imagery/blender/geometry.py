"""Solids, all built from outlines.

Units are metres, front is -Y, up is +Z. Every function makes one object and returns it; `rotation` is in radians.
"""
from math import cos, pi, sin
import random

import bmesh
import bpy

from outlines import (cylinder_profile, pocket_profile, rounded_polygon, rounded_rectangle, shrunk_polygon, sides_of,
                      slab_profile)

STANDING = (pi / 2, 0, 0)  # turns a cylinder, made along +Y, upright
LYING = (-pi / 2, 0, 0)  # lays a slab flat, its front face up


def place(obj, at=(0, 0, 0), rotation=(0, 0, 0), parent=None):
    """Links an object that is in no collection yet to the scene."""
    bpy.context.collection.objects.link(obj)
    obj.location, obj.rotation_euler, obj.parent = at, rotation, parent
    return obj


def empty(name, at=(0, 0, 0), rotation=(0, 0, 0), parent=None):
    """An empty object, the parent of the parts of one product."""
    return place(bpy.data.objects.new(name, None), at, rotation, parent)


def copies(obj, points, rotations=None, materials=None, seed=1):
    """Instances of an object at many points, sharing one mesh; each gets a random one of `materials`."""
    rng = random.Random(seed)
    for i, point in enumerate(points):
        again = place(bpy.data.objects.new(obj.name, obj.data), point,
                      rotations[i] if rotations else obj.rotation_euler, obj.parent)
        if materials:
            again.material_slots[0].link = "OBJECT"
            again.material_slots[0].material = rng.choice(materials)
    bpy.data.objects.remove(obj)


def mesh(name, vertices, faces, material, smooth=False, at=(0, 0, 0), rotation=(0, 0, 0), parent=None):
    """A mesh object from points and faces (point indices)."""
    data = bpy.data.meshes.new(name)
    data.from_pydata(vertices, [], faces)
    data.materials.append(material)
    data.polygons.foreach_set("use_smooth", [smooth] * len(data.polygons))
    return place(bpy.data.objects.new(name, data), at, rotation, parent)


def grid_faces(rows, columns):
    """Faces of a grid of rows x columns points, listed row by row."""
    return [(r * columns + c, r * columns + c + 1, (r + 1) * columns + c + 1, (r + 1) * columns + c)
            for r in range(rows - 1) for c in range(columns - 1)]


def loft(name, outlines, material, cap_first=True, cap_last=True, flat_bands=(), closed=False):
    """Connects outlines of equal length; `flat_bands` are shaded flat, `closed` joins the last to the first."""
    mesh, bm = bpy.data.meshes.new(name), bmesh.new()
    rows = [[bm.verts.new(point) for point in outline] for outline in outlines]
    count = len(rows[0])
    for band in range(len(rows) - (not closed)):
        lower, upper = rows[band], rows[(band + 1) % len(rows)]
        for i in range(count):
            j = (i + 1) % count
            bm.faces.new((lower[i], lower[j], upper[j], upper[i])).smooth = band not in flat_bands
    if cap_first and not closed:
        bm.faces.new(list(reversed(rows[0]))).smooth = False
    if cap_last and not closed:
        bm.faces.new(rows[-1]).smooth = False
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    bm.to_mesh(mesh)
    bm.free()
    mesh.materials.append(material)
    return bpy.data.objects.new(name, mesh)


def _inset(width, height, radius, profile, segments):
    return [[(x, y, z) for x, z in rounded_rectangle(width - 2 * i, height - 2 * i, radius - i, segments)]
            for i, y in profile]


def slab(name, width, height, thickness, radius, material, front=0.001, back=None, at=(0, 0, 0), rotation=(0, 0, 0),
         segments=10, steps=5, parent=None):
    """A plate with rounded corners and fillets: front face at y = 0, back at y = thickness, centred on x and z."""
    profile = slab_profile(thickness, front, front if back is None else back, steps)
    return place(loft(name, _inset(width, height, radius, profile, segments), material), at, rotation, parent)


def box(name, x0, x1, y0, y1, z0, z1, material, edge=0.003, parent=None):
    """A block between two corners, bevelled by `edge`."""
    radius = max(edge, 0.0005)
    centre = ((x0 + x1) / 2, y0, (z0 + z1) / 2)
    return slab(name, x1 - x0, z1 - z0, y1 - y0, radius, material, edge, edge, at=centre, segments=3, steps=3,
                parent=parent)


def pocket_slab(name, width, height, thickness, radius, material, front, back, pocket, depth=0.006, lip=0.0012,
                at=(0, 0, 0), rotation=(0, 0, 0), segments=12, groove=0.024, parent=None):
    """A slab with a rounded pocket in its front for the glass; `groove` = y of a parting line.

    pocket = (width, height, radius, z).
    """
    outlines = _inset(width, height, radius, slab_profile(thickness, front, back, groove=groove), segments)
    front_face = len(outlines) - 1
    pocket_width, pocket_height, pocket_radius, pocket_z = pocket
    for inset, y in pocket_profile(depth, lip):
        outline = rounded_rectangle(pocket_width - 2 * inset, pocket_height - 2 * inset, pocket_radius - inset,
                                    segments)
        outlines.append([(x, y, z + pocket_z) for x, z in outline])
    return place(loft(name, outlines, material, flat_bands=(front_face,)), at, rotation, parent)


def hoop(name, corners, bar, thickness, radius, material, edge=0.003, at=(0, 0, 0), rotation=(0, 0, 0), parent=None):
    """A closed frame welded from bars of width `bar` along a convex polygon of (x, z) corners."""
    hole = shrunk_polygon(corners, bar)
    profile = slab_profile(thickness, edge, edge)
    outlines = [
        [(x, y, z) for x, z in rounded_polygon(shrunk_polygon(outline, side * i), max(r - side * i, 0.001))]
        for outline, r, side, steps in ((corners, radius, 1, profile), (hole, radius - bar * 0.6, -1, profile[::-1]))
        for i, y in steps
    ]
    flat = (len(profile) - 1, 2 * len(profile) - 1)
    return place(loft(name, outlines, material, flat_bands=flat, closed=True), at, rotation, parent)


def quad(name, width, height, material, at=(0, 0, 0), rotation=(0, 0, 0), parent=None):
    """A rectangle facing -Y with texture coordinates from 0 to 1."""
    x, z = width / 2, height / 2
    obj = mesh(name, [(-x, 0, -z), (x, 0, -z), (x, 0, z), (-x, 0, z)], [(0, 1, 2, 3)], material, False, at, rotation,
               parent)
    uv = obj.data.uv_layers.new(name="UVMap")
    for i, corner in enumerate([(0, 0), (1, 0), (1, 1), (0, 1)]):
        uv.data[i].uv = corner
    return obj


def cylinder(name, radius, length, material, at=(0, 0, 0), rotation=(0, 0, 0), edge=0.0004, sides=48, parent=None):
    """A bevelled cylinder along +Y; rotation=STANDING makes it vertical."""
    sides = sides_of(sides)
    angles = [2 * pi * k / sides for k in range(sides)]
    outlines = [[((radius - i) * cos(a), y, (radius - i) * sin(a)) for a in angles]
                for i, y in cylinder_profile(length, edge)]
    return place(loft(name, outlines, material), at, rotation, parent)


def lathe(name, profile, material, sides=96, at=(0, 0, 0), parent=None, closed=False):
    """A body of revolution around Z from (radius, z) pairs; `closed` joins the last to the first: a shell."""
    sides = sides_of(sides)
    angles = [2 * pi * k / sides for k in range(sides)]
    outlines = [[(r * cos(a), r * sin(a), z) for a in angles] for r, z in profile]
    caps = (end[0] > 1e-5 for end in (profile[0], profile[-1]))
    body = loft(name, outlines, material, *caps, closed=closed)
    return place(body, at, parent=parent)


def tube(name, points, radius, material, parent=None, sides=16, smooth=True):
    """A round bar or cable through points."""
    curve = bpy.data.curves.new(name, "CURVE")
    curve.dimensions, curve.bevel_depth, curve.bevel_resolution = "3D", radius, max(1, sides // 4)
    curve.use_fill_caps = True
    spline = curve.splines.new("NURBS" if smooth else "POLY")
    spline.points.add(len(points) - 1)
    for vertex, point in zip(spline.points, points):
        vertex.co = (*point, 1)
    if smooth:
        spline.use_endpoint_u, spline.order_u, curve.resolution_u = True, 3, 12
    curve.materials.append(material)
    return place(bpy.data.objects.new(name, curve), parent=parent)


def ring(name, radius, bar, material, at=(0, 0, 0), rotation=(0, 0, 0), parent=None, steps=48, sides=8):
    """A round bar of radius `bar` bent to a horizontal circle."""
    points = [(radius * cos(2 * pi * k / steps), radius * sin(2 * pi * k / steps), 0) for k in range(steps + 1)]
    obj = tube(name, points, bar, material, parent, sides, smooth=False)
    obj.location, obj.rotation_euler = at, rotation
    return obj
