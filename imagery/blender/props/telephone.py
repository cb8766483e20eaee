"""A desk telephone with its handset and cord."""
from math import cos, pi, radians, sin

from geometry import LYING, empty, loft, place, slab, tube
from lettering import words
from materials import glow, material
from outlines import rounded_rectangle


def _lying(text, capital, at, ink, parent):
    """Text on a surface that faces up."""
    words(text, capital, at, ink, align="CENTER", depth=0.0001, parent=parent).rotation_euler = (0, 0, 0)


def _handset(parent, shell, at, turn=0.0):
    """The receiver, 220 mm long, lying along y over its two cups."""
    root = empty("handset", at, (0, 0, radians(turn)), parent)
    rows = []
    for i in range(25):
        t = i / 24 * 2 - 1
        y = t * 0.104
        arch = 0.030 * (1 - t * t)
        thick = 0.024 + 0.016 * max(0, abs(t) - 0.55) / 0.45
        wide = 0.036 + 0.016 * max(0, abs(t) - 0.55) / 0.45
        end = 1 if abs(t) < 0.97 else 0.86
        rows.append([(x * end, y, z * end + arch + thick / 2 - 0.02 * max(0, abs(t) - 0.6)) for x,
                     z in rounded_rectangle(wide, thick, 0.0118, 6)])
    place(loft("handset", rows, shell), parent=root)
    return root


def _cord(parent, start, end, material, loops=34, radius=0.0085):
    """A spiral cord that sags between two points over the desk."""
    points = []
    steps = loops * 10
    for i in range(steps + 1):
        t = i / steps
        bow = sin(pi * t)
        x = start[0] + (end[0] - start[0]) * t - 0.075 * bow
        y = start[1] + (end[1] - start[1]) * t - 0.045 * bow
        z = max(0.011, start[2] + (end[2] - start[2]) * t - 0.05 * bow)
        a = 2 * pi * loops * t
        points.append((x + radius * cos(a), y, z + radius * sin(a)))
    tube("cord", points, 0.0021, material, parent, 6)


def telephone(at, turn=0.0, colour="#b3402c"):
    """A plain desk phone, 190 x 215 mm: wedge, handset on the left, twelve keys, a display with the caller."""
    root = empty("telephone", at, (0, 0, radians(turn)))
    shell, dark = material("telephone", colour, 0.28, 0.5), material("phone dark", "#17181a", 0.35)
    white = material("key", "#f3efe6", 0.45)
    cord = material("cord", "#1b1c1e", 0.45)
    slope = radians(16)
    base = [[(x, y, 0.004) for x, y in rounded_rectangle(0.186, 0.211, 0.020, 8)],
            [(x, y, 0.012) for x, y in rounded_rectangle(0.190, 0.215, 0.022, 8)],
            [(x, y, 0.018 + (y + 0.1075) * sin(slope)) for x, y in rounded_rectangle(0.190, 0.215, 0.022, 8)],
            [(x, y, 0.0225 + (y + 0.1075) * sin(slope)) for x, y in rounded_rectangle(0.187, 0.212, 0.021, 8)],
            [(x, y, 0.0240 + (y + 0.1075) * sin(slope)) for x, y in rounded_rectangle(0.180, 0.205, 0.018, 8)]]
    place(loft("base", base, shell), parent=root)
    top = empty("top", (0, -0.1075, 0.0242), (slope, 0, 0), root)
    for y in (0.030, 0.186):
        slab("cradle", 0.050, 0.040, 0.010, 0.014, dark, 0.003, at=(-0.056, y, 0.004), rotation=LYING, parent=top)
    _handset(top, shell, (-0.056, 0.108, 0.003))
    hood = empty("hood", (0.030, 0.170, 0.004), (radians(-46), 0, 0), top)
    slab("hood", 0.118, 0.076, 0.016, 0.008, shell, 0.004, at=(0, 0, 0.030), parent=hood)
    slab("display", 0.108, 0.062, 0.002, 0.004, dark, 0.0008, at=(0, -0.0008, 0.031), parent=hood)
    lit = glow("figures", "#ffd9a0", 1.5)
    for text, capital, z in (("U spreekt met een", 0.0078, 0.042), ("AI-assistent", 0.0132, 0.018)):
        words(text, capital, (0, -0.0012, z), lit, align="CENTER", weight="SemiBold", depth=0.0001, parent=hood)
    for i, figure in enumerate("123456789*0#"):
        x, y = 0.002 + (i % 3) * 0.028, 0.128 - (i // 3) * 0.027
        slab("key", 0.021, 0.018, 0.006, 0.005, white, 0.0018, at=(x, y, 0.005), rotation=LYING, segments=5,
             parent=top)
        _lying(figure, 0.0075, (x, y - 0.0036, 0.0053), dark, top)
    _cord(root, (-0.060, -0.100, 0.050), (-0.030, 0.120, 0.012), cord)
    return root
