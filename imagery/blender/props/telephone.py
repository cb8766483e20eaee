"""A desk with a telephone on it: handset and cord, notepad, pen, lamp."""
from math import cos, pi, radians, sin

from geometry import LYING, STANDING, box, cylinder, empty, lathe, loft, place, rounded_rectangle, slab, tube
from materials import glow, material
from props.lamps import bulb
from props.lettering import words
from surfaces import brass


def _lying(text, capital, at, made, parent):
    """Figures on a face that looks up."""
    words(text, capital, at, made, align="CENTER", depth=0.0001, parent=parent).rotation_euler = (0, 0, 0)


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


def _cord(parent, start, end, made, loops=34, radius=0.0085):
    """A spiral cord that hangs in a bow over the desk between two points."""
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
    tube("cord", points, 0.0021, made, parent, 6)


def telephone(at, turn=0.0, colour="#b3402c"):
    """A plain desk set, 190 x 215 mm: wedge, handset on the left, twelve keys, a display that says who speaks."""
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


def notepad(at, turn=0.0, colour="#f5e9c2"):
    """A pad with lines, a few of them written on, bound at its top."""
    root = empty("notepad", at, (0, 0, radians(turn)))
    paper, line, ink, dark = (material(n, c, 0.8, 0.2) for n,
                              c in (("paper", colour), ("line", "#b9c3c9"), ("ink", "#1d2f66"),
                                    ("binding", "#7f2a22")))
    slab("pad", 0.148, 0.210, 0.012, 0.002, paper, 0.0006, at=(0, 0, 0.012), rotation=LYING, parent=root)
    slab("binding", 0.150, 0.024, 0.013, 0.002, dark, 0.001, at=(0, 0.095, 0.0132), rotation=LYING, parent=root)
    for i in range(9):
        y = 0.062 - i * 0.018
        box("line", -0.066, 0.066, y, y + 0.0006, 0.0120, 0.0122, line, 0.0001, root)
        if i in (0, 1, 3):
            length = (0.080, 0.104, 0.060)[(0, 1, 3).index(i)]
            stroke = [(-0.060 + length * k / 60, y + 0.0052 + 0.0038 * sin(k * 1.35 + i) + 0.002 * sin(k * 0.47),
                       0.0125) for k in range(61)]
            tube("writing", stroke, 0.00055, ink, root, 4)
    return root


def pen(at, turn=0.0, colour="#16181b"):
    root = empty("pen", at, (0, 0, radians(turn)))
    cylinder("pen", 0.0048, 0.10, material("pen", colour, 0.25, 0.5), (0, -0.05, 0.0052), edge=0.001, sides=24,
             parent=root)
    cylinder("tip", 0.0046, 0.018, brass(), (0, -0.066, 0.0052), edge=0.0038, sides=24, parent=root)
    cylinder("cap", 0.0050, 0.032, brass(), (0, 0.050, 0.0052), edge=0.001, sides=24, parent=root)
    return root


def desk_lamp(at, turn=0.0, power=9, colour="#20382f"):
    """A low lamp with a dome on an arm; the light falls on the desk."""
    root = empty("desk lamp", at, (0, 0, radians(turn)))
    paint, metal = material("lamp", colour, 0.35, 0.5), brass()
    cylinder("foot", 0.085, 0.016, paint, (0, 0, 0), STANDING, 0.005, 56, root)
    tube("arm", [(0, 0.03, 0.01), (0, 0.03, 0.30), (0, 0.025, 0.40), (0, -0.04, 0.43), (0, -0.13, 0.42)], 0.006,
         metal, root, 14)
    head = empty("head", (0, -0.15, 0.385), (radians(12), 0, 0), root)
    form = [(0.095 * cos(a * pi / 32), 0.075 * sin(a * pi / 32)) for a in range(16)]
    lathe("shade", [*form, (0.012, 0.086), (0.011, 0.080), *[(r - 0.003, z - 0.003) for r, z in reversed(form)]],
          paint, 56, parent=head)
    white = lathe("opal", [(0.080, 0.012), (0.05, -0.004), (0, -0.010)], glow("opal", "#ffd9a2", 3.2), 40,
                  parent=head)
    white.visible_diffuse = white.visible_shadow = False
    bulb((0, 0, 0.005), power, 0.035, parent=head)
    return root
