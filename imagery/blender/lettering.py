"""3D text, set in Debian's Inter Display, and the wordmark of the company."""
from math import pi, radians
from pathlib import Path

import bpy

from geometry import empty, place
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


def wordmark(material, height, at, depth, width=None, edge=0.0, turn=0.0, parent=None):
    """The company's name from wordmark.svg; `at` is its lower left corner seen from the front.

    It is `height` high, less if it would be wider than `width`. Letters are 2 x `depth` thick, broken by `edge`.
    """
    known = set(bpy.data.objects)
    bpy.ops.import_curve.svg(filepath=str(REPOSITORY / "imagery/wordmark.svg"))
    letters = [obj for obj in bpy.data.objects if obj not in known]
    splines = [(obj, spline) for obj in letters for spline in obj.data.splines]
    corners = [obj.matrix_world @ point.co for obj, spline in splines for point in spline.bezier_points]
    left, low = min(c.x for c in corners), min(c.y for c in corners)
    scale = height / (max(c.y for c in corners) - low)
    if width:
        scale = min(scale, width / (max(c.x for c in corners) - left))
    handle = empty("wordmark", at, (0, 0, radians(turn)), parent)
    for letter in letters:
        for collection in list(letter.users_collection):
            collection.objects.unlink(letter)
        letter.data.materials.clear()
        letter.data.materials.append(material)
        letter.data.extrude, letter.data.bevel_depth = depth / scale, edge / scale
        letter.data.offset = -edge / scale * 4 / 3  # larger than the bevel, so that thin gaps stay open
        letter.scale = (scale, scale, scale)
        place(letter, (-left * scale, 0, -low * scale), (pi / 2, 0, 0), handle)
