"""Words in space: signs and wall lettering, set in Debian's Inter Display."""
from math import pi, radians
from pathlib import Path

import bpy

from geometry import place
from materials import REPOSITORY

FONTS = Path("/usr/share/fonts/opentype/inter")
CAPITAL = 0.727  # height of a capital in parts of the font size


def words(text, capital, at, material, turn=0.0, align="LEFT", weight="SemiBold", depth=0.001, parent=None):
    """Text facing -Y, turned by `turn` degrees; `at` is its start (or middle) on the base line."""
    curve = bpy.data.curves.new(text, "FONT")
    curve.font = bpy.data.fonts.load(str(FONTS / f"InterDisplay-{weight}.otf"), check_existing=True)
    curve.body, curve.size, curve.align_x, curve.extrude = text, capital / CAPITAL, align, depth
    curve.materials.append(material)
    return place(bpy.data.objects.new(text, curve), at, (pi / 2, 0, radians(turn)), parent)


def large_wordmark(material, width, height, at, depth=0.012):
    """The company's name as cut steel on a wall, as large as fits; `at` is its lower left corner."""
    known = set(bpy.data.objects)
    bpy.ops.import_curve.svg(filepath=str(REPOSITORY / "imagery/wordmark.svg"))
    curves = [obj for obj in bpy.data.objects if obj not in known]
    splines = [(obj, spline) for obj in curves for spline in obj.data.splines]
    corners = [obj.matrix_world @ point.co for obj, spline in splines for point in spline.bezier_points]
    left, low = min(c.x for c in corners), min(c.y for c in corners)
    scale = min(width / (max(c.x for c in corners) - left), height / (max(c.y for c in corners) - low))
    for obj in curves:
        for collection in list(obj.users_collection):
            collection.objects.unlink(obj)
        obj.data.materials.clear()
        obj.data.materials.append(material)
        obj.data.extrude = depth / scale
        obj.scale = (scale, scale, scale)
        x, y, z = at
        place(obj, (x - left * scale, y, z - low * scale), (pi / 2, 0, 0))
