"""Armchairs and a sofa; `at` and `turn` as for chairs."""
from math import cos, pi, radians, sin

from geometry import LYING, STANDING, box, cylinder, empty, loft, place, slab, tube
from outlines import rounded_rectangle
from props.textiles import cushion
from surfaces import brass, cloth, dark_metal, leather, oak


def sofa(at, turn=0.0, length=2.1, colour="#c9bda8", pillows=("#24503f",)):
    """A low sofa on an oak frame for two or three; `pillows` are the colours of loose cushions, from the right."""
    root = empty("sofa", at, (0, 0, radians(turn)))
    fabric, wood = cloth(colour), oak(along="x")
    box("frame", -length / 2, length / 2, -0.40, 0.40, 0.16, 0.22, wood, 0.006, parent=root)
    for x in (-length / 2 + 0.08, length / 2 - 0.08):
        for y in (-0.34, 0.34):
            cylinder("leg", 0.02, 0.16, wood, (x, y, 0), STANDING, 0.003, parent=root)
    half = length / 2 - 0.005
    for x in (-half / 2, half / 2):
        slab("seat", half - 0.006, 0.80, 0.20, 0.07, fabric, 0.055, 0.02, at=(x, -0.02, 0.42), rotation=LYING,
             parent=root)
        slab("back", half - 0.006, 0.44, 0.20, 0.09, fabric, 0.07, 0.05, at=(x, 0.20, 0.60),
             rotation=(radians(-10), 0, 0), parent=root)
    for i, shade in enumerate(pillows):
        x = length / 2 - 0.34 - i * (length - 0.66)
        slab("pillow", 0.44, 0.44, 0.15, 0.10, cloth(shade), 0.072, 0.072, at=(x, 0.02, 0.63),
             rotation=(radians(-20), radians(6), radians(7)), parent=root)
    return root


def sling_chair(at, turn=0.0, colour="#9a5f36"):
    """A leather seat slung in a round steel frame."""
    root = empty("sling chair", at, (0, 0, radians(turn)))
    hide, metal = leather(colour), dark_metal()
    slab("seat", 0.60, 0.58, 0.11, 0.09, hide, 0.045, at=(0, -0.02, 0.42), rotation=(radians(-84), 0, 0), parent=root)
    slab("back", 0.60, 0.46, 0.10, 0.10, hide, 0.045, at=(0, 0.22, 0.62), rotation=(radians(-17), 0, 0), parent=root)
    for x in (-0.35, 0.35):
        tube("frame", [(x, 0.36, 0), (x, 0.34, 0.30), (x, 0.30, 0.58), (x, 0.0, 0.60), (x, -0.30, 0.58),
                       (x, -0.33, 0.3), (x, -0.34, 0)], 0.011,
             metal, root)
        box("arm", x - 0.028, x + 0.028, -0.27, 0.26, 0.595, 0.615, oak(along="y"), 0.006, parent=root)
    for y, z in ((-0.30, 0.34), (0.32, 0.34)):
        tube("bar", [(-0.35, y, z), (0.35, y, z)], 0.009, metal, root, smooth=False)
    return root


def upright_armchair(at, turn=0.0, cover=None, wood=None, width=0.62):
    """Wooden armchair that is easy to rise from: 620 x 600 mm, seat at 460 mm, arms at 660 mm."""
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
    cushion(inner, 0.51, 0.085, cover, 0.020, 0.05, at=(0, -0.025, 0.378), rotation=seat, parent=root)
    cushion(inner + 0.012, 0.40, 0.065, cover, 0.022, 0.07, at=(0, 0.268, 0.690), rotation=back, parent=root)
    return root


def club_chair(at, turn=0.0, cover=None, pillow=None):
    """Low upholstered chair, 780 x 800 mm, seat at 420 mm, back at 760 mm."""
    root, legs = empty("club chair", at, (0, 0, radians(turn))), brass()
    cushion(0.74, 0.72, 0.16, cover, 0.004, 0.07, 0.35, at=(0, 0.01, 0.15), parent=root)
    cushion(0.54, 0.60, 0.15, cover, 0.030, 0.07, 0.60, at=(0, -0.075, 0.275), parent=root)
    for side in (-1, 1):
        cushion(0.70, 0.36, 0.115, cover, 0.008, 0.09, 0.85, parent=root, at=(side * 0.275, 0.005, 0.355),
                rotation=(pi / 2, 0, side * pi / 2))
    cushion(0.76, 0.58, 0.13, cover, 0.016, 0.13, 0.80, at=(0, 0.40, 0.485), rotation=(radians(78), 0, 0),
            parent=root)
    cushion(0.50, 0.36, 0.10, cover, 0.030, 0.09, 0.80, at=(0, 0.245, 0.555), rotation=(radians(72), 0, 0),
            parent=root)
    if pillow:
        cushion(0.42, 0.30, 0.07, pillow, 0.050, 0.05, 0.90, at=(0.02, 0.150, 0.535),
                rotation=(radians(62), 0, radians(6)), parent=root)
    for x in (-0.30, 0.30):
        for y in (-0.27, 0.30):
            tube("leg", [(x * 1.06, y * 1.06, 0), (x, y, 0.16)], 0.012, legs, root, smooth=False)
    return root


def _wrap(root, cover):
    """The back of a tub chair: a soft section along a horseshoe, lower from back to arms."""
    width, thick, arm, backrest = 0.66, 0.075, 0.64, 0.78
    outlines, steps, reach = [], 40, 2.12  # reach = radians to either side of the middle of the back
    for k in range(steps + 1):
        angle = reach * (2 * k / steps - 1)
        share = min(1.0, max(0.0, (abs(angle) - 0.75) / 1.0))
        top = backrest + (arm - backrest) * share * share * (3 - 2 * share)
        end = 1 - max(0.0, (abs(angle) - reach + 0.10) / 0.10) ** 2 * 0.55  # the arms end rounded
        low, radius = 0.30, (width - thick) / 2
        out = radius * (1 + 0.10 * cos(angle) ** 2)
        lean = 0.05 * max(0.0, cos(angle))
        outlines.append([
            ((out + t * end + lean * (z / (top - low) + 0.5)) * sin(angle),
             (out + t * end + lean * (z / (top - low) + 0.5)) * cos(angle),
             (low + top) / 2 + z * end)
            for t, z in rounded_rectangle(thick, top - low, thick * 0.49, 6)])
    return place(loft("back", outlines, cover), parent=root)


def tub_chair(at, turn=0.0, cover=None, legs=None):
    """Continuous back and arms: 660 mm wide, seat at 450 mm, four slanted legs."""
    seat = 0.45
    root = empty("tub chair", at, (0, 0, radians(turn)))
    _wrap(root, cover)
    cushion(0.57, 0.58, 0.14, cover, 0.022, 0.20, at=(0, -0.025, seat - 0.14), parent=root)
    cushion(0.52, 0.54, 0.05, cover, 0.0, 0.20, soft=0.3, at=(0, -0.01, seat - 0.19), parent=root)
    for k in range(4):
        angle = pi / 4 + k * pi / 2
        x, y = cos(angle), sin(angle)
        tube("leg", [(x * 0.33, y * 0.33, 0.0), (x * 0.27, y * 0.27, seat - 0.17)], 0.014, legs, root, 16,
             smooth=False)
    return root
