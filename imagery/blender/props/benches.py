"""Stools and benches; `at` and `turn` as for chairs."""
from math import cos, pi, radians, sin

from geometry import LYING, box, empty, lathe, ring, slab, tube
from props.chairs import bent, glide
from props.textiles import cushion
from surfaces import cloth, dark_metal, oak


def stool(at, turn=0.0, height=0.76, seat=None, frame=None):
    """A stool with a dished round seat, four splayed legs and a foot ring; the height is that for a bar."""
    root = empty("stool", at, (0, 0, radians(turn)))
    seat, frame = seat or oak(along="x"), frame or dark_metal()
    profile = [(0, -0.035), (0.15, -0.035), (0.178, -0.02), (0.18, -0.006), (0.17, 0), (0.10, -0.006), (0, -0.008)]
    lathe("seat", [(radius, height + z) for radius, z in profile], seat, 56, parent=root)
    top, foot, tread = 0.11, 0.20, 0.24  # the legs' distance from the middle at both ends; height of the ring
    for i in range(4):
        x, y = cos(pi / 4 + i * pi / 2), sin(pi / 4 + i * pi / 2)
        tube("leg", [(top * x, top * y, height - 0.03), (foot * x, foot * y, 0)], 0.010, frame, root, smooth=False)
    ring("foot ring", foot - (foot - top) * tread / height, 0.008, frame, (0, 0, tread), parent=root)
    return root


def bench(at, turn=0.0, length=1.6, wood=None, frame=None, pad=None, depth=0.42):
    """A plank of 40 mm on two steel frames, seat at 450 mm; `pad` is the cloth of a cushion along it."""
    root = empty("bench", at, (0, 0, radians(turn)))
    wood, frame = wood or oak(along="x"), frame or dark_metal()
    slab("plank", length, depth, 0.040, 0.012, wood, 0.004, at=(0, 0, 0.450), rotation=LYING, parent=root)
    for x in (-length / 2 + 0.16, length / 2 - 0.16):
        y = depth / 2 - 0.035
        corners = [(x, -y, 0.010), (x, -y, 0.398), (x, y, 0.398), (x, y, 0.010)]
        tube("frame", bent(corners, 0.03), 0.012, frame, root, 12)
        for side in (-1, 1):
            glide(root, x, side * y, frame)
    if pad:
        cushion(length - 0.02, depth - 0.015, 0.045, pad, 0.010, 0.03, at=(0, 0, 0.450), parent=root)
    return root


def trestle_bench(at, turn=0.0, length=1.6):
    """A slim oak bench on two steel plates, at 450 mm; a felt pad covers part of it."""
    root = empty("bench", at, (0, 0, radians(turn)))
    wood = oak(along="x")
    box("plank", -length / 2, length / 2, -0.19, 0.19, 0.385, 0.42, wood, 0.004, parent=root)
    slab("pad", length * 0.6, 0.34, 0.03, 0.02, cloth("#24503f"), 0.01, at=(length * 0.14, 0, 0.45), rotation=LYING,
         parent=root)
    for x in (-length / 2 + 0.14, length / 2 - 0.14):
        box("trestle", x - 0.018, x + 0.018, -0.17, 0.17, 0, 0.385, dark_metal(), 0.003, parent=root)
    return root


def station_bench(at, turn=0.0, length=2.4):
    """Oak slats on bent steel: seat at 445 mm, with a low back."""
    root = empty("bench", at, (0, 0, radians(turn)))
    wood, frame = oak(along="x"), dark_metal("#2a2d2f")
    for x in (-length / 2 + 0.35, 0, length / 2 - 0.35):
        box("leg", x - 0.03, x + 0.03, -0.05, 0.05, 0.012, 0.41, frame, 0.004, root)
        box("foot", x - 0.05, x + 0.05, -0.17, 0.17, 0, 0.012, frame, 0.003, root)
        box("arm", x - 0.03, x + 0.03, -0.23, 0.25, 0.395, 0.412, frame, 0.003, root)
        slab("back arm", 0.06, 0.44, 0.012, 0.004, frame, 0.002, at=(x, 0.235, 0.60), rotation=(-0.16, 0, 0),
             parent=root)
    for k in range(5):
        y = -0.21 + k * 0.105
        box("seat slat", -length / 2, length / 2, y - 0.044, y + 0.044, 0.412, 0.446, wood, 0.006, root)
    for k in range(2):
        slab("back slat", length, 0.088, 0.03, 0.006, wood, 0.005, at=(0, 0.205 + k * 0.018, 0.62 + k * 0.11),
             rotation=(-0.16, 0, 0), parent=root)
    return root
