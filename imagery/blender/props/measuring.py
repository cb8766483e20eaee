"""Measuring tools: staff, tape on the floor, spirit level, tape measure."""
from math import pi, radians

from geometry import LYING, box, empty, mesh, slab
from lettering import words
from materials import material
from surfaces import steel


def taped_outline(x0, x1, y0, y1, colour="#2f63d6", width=0.038):
    """Masking tape around the place of a foot plate; every strip is a little longer than the side."""
    tape = material("tape", colour, 0.75, 0.2)
    strips = ((x0 - 0.05, x1 + 0.03, y0, y0 + width), (x0 - 0.03, x1 + 0.06, y1 - width, y1),
              (x0, x0 + width, y0 - 0.04, y1 + 0.05), (x1 - width, x1, y0 - 0.06, y1 + 0.03))
    for i, (a, b, c, d) in enumerate(strips):
        slab("tape", b - a, d - c, 0.0006, 0.001, tape, 0.0002, at=((a + b) / 2, (c + d) / 2, 0.0007 * (i // 2 + 1)),
             rotation=LYING, segments=2)


def spirit_level(at, turn=0.0, length=0.6, colour="#f2b619", upright=False):
    """A box level, 60 mm high, with a vial in the middle and one at an end; it lies along x.

    The one at the end reads when the level is held `upright`, with +x up.
    """
    root = empty("level", at, (0, 0, radians(turn)))
    paint, black = material("level", colour, 0.35, 0.5), material("level end", "#17181a", 0.5)
    vial = material("vial", "#c8f24a", 0.1, 0.6, Emission=(0.25, 0.5, 0.03, 1))
    box("body", -length / 2, length / 2, -0.012, 0.012, 0, 0.060, paint, 0.003, root)
    for side in (-1, 1):
        box("end", side * length / 2 - 0.009, side * length / 2 + 0.009, -0.0135, 0.0135, -0.001, 0.061, black, 0.003,
            root)
    for x, tilt, off in ((0, 0, 0.017 if upright else 0), (length * 0.36, pi / 2, 0 if upright else -0.017)):
        _vial(empty("vial", (x, -0.0125, 0.030), (0, tilt, 0), root), off, vial, black)
    return root


def _vial(root, off, liquid, black):
    """A window with a tube of yellow-green liquid; its bubble is `off` the middle of the two marks."""
    slab("window", 0.058, 0.034, 0.002, 0.006, black, 0.0004, parent=root)
    slab("tube", 0.052, 0.024, 0.002, 0.006, liquid, 0.0006, at=(0, -0.0007, 0), parent=root)
    slab("bubble rim", 0.0165, 0.0165, 0.001, 0.008, material("bubble rim", "#3f5a08", 0.3), 0.0002,
         at=(off, -0.0009, 0.002), parent=root)
    air = material("bubble", "#fbffe6", 0.1, Emission=(0.7, 0.8, 0.45, 1))
    slab("bubble", 0.0135, 0.0135, 0.001, 0.0066, air, 0.0003, at=(off, -0.0011, 0.002), parent=root)
    for x in (-0.0105, 0.0105):
        slab("mark", 0.0022, 0.024, 0.001, 0.0003, black, 0.0001, at=(x, -0.0011, 0), segments=2, parent=root)


def staff(at, turn=0.0, lean=0.0, height=2.0, colour="#f6cf2f"):
    """A surveyor's staff, 75 mm wide: every second centimetre black, a figure at every decimetre.

    It leans to the left by `lean` degrees.
    """
    root = empty("staff", at, (0, radians(-lean), radians(turn)))
    paint, ink = material("staff", colour, 0.4, 0.4), material("black", "#15161a", 0.6)
    red = material("red", "#c92a1e", 0.6)
    slab("staff", 0.075, height, 0.022, 0.004, paint, 0.002, at=(0, 0, height / 2), parent=root)
    vertices, faces = [], []
    for i in range(round(height * 50)):
        x0, x1 = (-0.033, -0.004) if (i // 5) % 2 else (-0.020, -0.004)
        z, first = 0.02 * i + 0.005, len(vertices)
        vertices += [(x, -0.0004, z + dz) for x, dz in ((x0, 0), (x1, 0), (x1, 0.01), (x0, 0.01))]
        faces.append((first, first + 1, first + 2, first + 3))
    mesh("marks", vertices, faces, ink, parent=root)
    for i in range(1, round(height * 10)):
        words(str(i), 0.040, (0.016, -0.0005, i * 0.1 - 0.020), red if i % 10 == 0 else ink, align="CENTER",
              weight="Bold", depth=0.0001, parent=root)
    return root


def tape_measure(at, turn=0.0, out=0.35, colour="#d8432f"):
    """A steel tape of five metres; its blade lies pulled out along -x."""
    root = empty("tape measure", at, (0, 0, radians(turn)))
    case, black = material("case", colour, 0.4, 0.5), material("rubber", "#1a1b1c", 0.7)
    blade = material("blade", "#f4d13d", 0.35, 0.5)
    slab("case", 0.074, 0.068, 0.036, 0.024, case, 0.006, at=(0, -0.018, 0.034), parent=root)
    slab("grip", 0.050, 0.044, 0.040, 0.016, black, 0.004, at=(0.004, -0.020, 0.038), parent=root)
    box("blade", -0.036 - out, -0.030, -0.012, 0.012, 0.002, 0.0026, blade, 0.0005, root)
    for i in range(round(out / 0.01)):
        box("tick", -0.04 - i * 0.01, -0.0392 - i * 0.01, -0.012, -0.001 if i % 5 else 0.006, 0.0026, 0.0028, black,
            0.0005, root)
    box("hook", -0.038 - out, -0.036 - out, -0.012, 0.012, -0.001, 0.012, steel(), 0.0005, root)
    return root
