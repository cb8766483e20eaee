"""The delivery of a kiosk: pallet, carton, corner protectors, hand truck."""
from math import pi, radians

from geometry import LYING, box, cylinder, empty, slab, tube
from lettering import words
from materials import bumped, material, mottled
from surfaces import steel

PALLET = 0.144  # its height


def pallet(at, width=1.2, depth=0.8, turn=0.0):
    """Softwood: seven boards on three rows of blocks."""
    root = empty("pallet", at, (0, 0, radians(turn)))
    deal = [mottled(material("deal", rough=0.75, specular=0.2), dark, light, 6, 8, (0.3, 3, 3))
            for dark, light in (("#b98f5c", "#d6b281"), ("#a98051", "#c9a271"), ("#c49a66", "#dfbd8e"))]
    pitch = (depth - 0.10) / 6
    for i in range(7):
        y = -depth / 2 + 0.05 + i * pitch
        half = 0.049 if i % 3 == 0 else 0.038
        box("deck", -width / 2, width / 2, y - half, y + half, PALLET - 0.022, PALLET, deal[i % 3], 0.003, root)
    for x in (-width / 2 + 0.072, 0, width / 2 - 0.072):
        box("stringer", x - 0.05, x + 0.05, -depth / 2, depth / 2, PALLET - 0.044, PALLET - 0.0225, deal[1], 0.003,
            root)
        for y in (-depth / 2 + 0.05, 0, depth / 2 - 0.05):
            box("block", x - 0.07, x + 0.07, y - 0.05, y + 0.05, 0.022, PALLET - 0.0445, deal[2], 0.003, root)
    for y in (-depth / 2 + 0.05, 0, depth / 2 - 0.05):
        box("skid", -width / 2, width / 2, y - 0.05, y + 0.05, 0, 0.0215, deal[0], 0.003, root)
    return root


def cardboard():
    return bumped(mottled(material("cardboard", rough=0.85, specular=0.15), "#b98552", "#c99765", 5, 6), 140, 0.15,
                  0.001, 1)


def _board(parent, width, height, at, rotation, board, thick=0.007):
    return slab("board", width, height, thick, 0.002, board, 0.0015, at=at, rotation=rotation, segments=2, steps=2,
                parent=parent)


def _arrows(parent, x, z, ink):
    """The "this side up" symbol."""
    for dx in (-0.05, 0.05):
        tube("arrow", [(x + dx, -0.0006, z - 0.05), (x + dx, -0.0006, z + 0.05)], 0.0055, ink, parent, 4,
             smooth=False)
        tube("arrow", [(x + dx - 0.028, -0.0006, z + 0.02), (x + dx, -0.0006, z + 0.055),
                       (x + dx + 0.028, -0.0006, z + 0.02)], 0.0055, ink, parent, 4, smooth=False)
    box("arrow base", x - 0.085, x + 0.085, -0.001, 0.001, z - 0.068, z - 0.058, ink, 0.0005, parent)


def carton_tray(at, width, depth, height, turn=0.0, front=0.16):
    """The lower half of the carton: three high sides and a low front; `at` is the middle of its floor."""
    root = empty("carton", at, (0, 0, radians(turn)))
    board, ink = cardboard(), material("print", "#3a2413", 0.8)
    for side in (-1, 1):
        _board(root, depth, height, (side * (width / 2 + 0.0035), 0, height / 2), (0, 0, side * pi / 2), board)
        _board(root, depth - 0.01, 0.20, (side * (width / 2 + 0.072), 0, height - 0.066),
               (radians(-42), 0, side * pi / 2), board)
    _board(root, width, height, (0, depth / 2 - 0.007, height / 2), (0, 0, 0), board)
    _board(root, width - 0.01, 0.22, (0, depth / 2 + 0.075, height - 0.07), (radians(42), 0, 0), board)
    face = empty("face", (0, -depth / 2, 0), parent=root)
    _board(face, width, front, (0, 0, front / 2), (0, 0, 0), board)
    _board(face, width - 0.02, 0.30, (0, -0.150, front - 0.10), (radians(-58), 0, 0), board)
    side_face = empty("side", (-width / 2 - 0.0075, 0, 0), (0, 0, -pi / 2), root)
    _arrows(side_face, 0.03, height * 0.60, ink)
    words("zuilwerk", 0.052, (-0.15, -0.0006, height * 0.20), ink, weight="Bold", depth=0.0004, parent=side_face)
    return root


def carton_sleeve(at, width, depth, height, turn=0.0):
    """The upper half of the carton, removed: an upright tube, closed on top."""
    root = empty("sleeve", at, (0, 0, radians(turn)))
    board, ink = cardboard(), material("print", "#3a2413", 0.8)
    tape = material("parcel tape", "#9c6a38", 0.3, 0.6)
    box("sleeve", -width / 2, width / 2, -depth / 2, depth / 2, 0, height, board, 0.004, root)
    box("tape", -width / 2 - 0.0006, width / 2 + 0.0006, -0.030, 0.030, height - 0.14, height + 0.0006, tape, 0.001,
        root)
    _printed(empty("face", (0, -depth / 2 - 0.0002, 0), parent=root), width, height, ink)
    return root


def _printed(face, width, height, ink):
    _arrows(face, width / 2 - 0.15, height - 0.22, ink)
    words("zuilwerk", 0.070, (-width / 2 + 0.06, -0.0006, 0.12), ink, weight="Bold", depth=0.0004, parent=face)
    words("Brandvision 43", 0.026, (-width / 2 + 0.064, -0.0006, 0.065), ink, weight="SemiBold", depth=0.0004,
          parent=face)
    for i in range(24):
        wide = 0.0016 + 0.0022 * ((i * 7) % 3)
        box("bar code", width / 2 - 0.22 + i * 0.0068, width / 2 - 0.22 + i * 0.0068 + wide, -0.001, 0.001, 0.06,
            0.13, ink, 0.0002, face)


def strapped_carton(at, width, depth, height, turn=0.0):
    """A closed carton on end with the flat one of its foot plate behind it; two bands hold both on the pallet."""
    root = empty("strapped", at, (0, 0, radians(turn)))
    carton_sleeve((0, 0, 0), width, depth, height).parent = root
    band, board, low, thin = material("band", "#1d1f21", 0.35, 0.5), cardboard(), 0.53, 0.09
    back = depth / 2 + thin
    box("foot carton", -width / 2, width / 2, depth / 2 + 0.001, back, 0, low, board, 0.004, root)
    for x in (0.035 - width / 2, width / 2 - 0.035):
        across = (x - 0.008, x + 0.008)
        box("band", *across, -depth / 2 - 0.0016, -depth / 2, -0.1, height, band, 0.0004, root)
        box("band", *across, -depth / 2 - 0.0016, depth / 2 + 0.0016, height, height + 0.0016, band, 0.0004, root)
        box("band", *across, depth / 2, depth / 2 + 0.0016, low, height, band, 0.0004, root)
        box("band", *across, depth / 2, back, low, low + 0.0016, band, 0.0004, root)
        box("band", *across, back, back + 0.0016, -0.1, low, band, 0.0004, root)
    return root


def folded_carton(at, width, depth, height, lean):
    """The same carton, emptied and folded flat; it leans back by `lean` degrees. `at`: the middle of its lower edge."""
    root = empty("folded", at, (radians(-lean), 0, 0))
    board, ink, gap = cardboard(), material("print", "#3a2413", 0.8), 0.004
    flap = depth / 2
    for y in (0, 0.009):
        for x0, x1 in ((-width / 2, width / 2), (width / 2 + gap / 4, width / 2 + depth)):
            box("panel", x0, x1, y, y + 0.007, flap, flap + height, board, 0.002, root)
            for z0, z1 in ((0, flap - gap / 4), (flap + height + gap / 4, height + 2 * flap)):
                box("flap", x0 + gap, x1 - gap, y + 0.001, y + 0.007, z0, z1, board, 0.002, root)
    _printed(empty("face", (0, -0.0002, flap), parent=root), width, height, ink)
    return root


def corner_protector(parent, x, z, side, depth=0.060):
    """White foam over an upper corner of a body whose front lies at y = -depth / 2; side = -1 left, 1 right."""
    foam = bumped(material("foam", "#eef1f2", 0.9, 0.1), 260, 0.2, 0.001)
    outer, length = 0.028, 0.17
    y0, y1 = -depth / 2 - outer, depth / 2 + outer
    x0, x1 = sorted((x + side * outer, x - side * length))
    box("foam", x0, x1, y0, y1, z, z + outer, foam, 0.006, parent)
    for a, b in ((y0, -depth / 2), (depth / 2, y1)):
        box("foam", x0, x1, a, b, z - 0.055, z + outer, foam, 0.006, parent)
    x0, x1 = sorted((x, x + side * outer))
    box("foam", x0, x1, y0, y1, z - length, z + outer, foam, 0.006, parent)
    x0, x1 = sorted((x + side * outer, x - side * 0.055))
    for a, b in ((y0, -depth / 2), (depth / 2, y1)):
        box("foam", x0, x1, a, b, z - length, z + outer, foam, 0.006, parent)


def hand_truck(at, turn=0.0, lean=0.0, colour="#d8432f"):
    """Two rails, a toe plate to -Y, two pneumatic wheels; 1.2 m high, leaning back by `lean` degrees."""
    root = empty("hand truck", at, (radians(-lean), 0, radians(turn)))
    paint, rubber = material("truck", colour, 0.35, 0.5), material("tyre", "#18191a", 0.75)
    grip = material("grip", "#222426", 0.7)
    for side in (-1, 1):
        x = side * 0.17
        tube("rail", [(x, 0, 0.02), (x, 0, 1.02), (x, 0.02, 1.10), (x, 0.10, 1.17), (x, 0.20, 1.20)], 0.014, paint,
             root, 16)
        tube("grip", [(x, 0.12, 1.178), (x, 0.25, 1.206)], 0.019, grip, root, 16, smooth=False)
        tube("stay", [(x, 0, 0.46), (x, 0.16, 0.16)], 0.010, paint, root, 10, smooth=False)
        wheel = empty("wheel", (side * 0.235, 0.15, 0.13), parent=root)
        cylinder("tyre", 0.130, 0.070, rubber, (0.035, 0, 0), (0, 0, pi / 2), 0.024, 56, wheel)
        cylinder("rim", 0.076, 0.074, paint, (0.037, 0, 0), (0, 0, pi / 2), 0.004, 40, wheel)
        cylinder("hub", 0.020, 0.086, steel(), (0.043, 0, 0), (0, 0, pi / 2), 0.003, 24, wheel)
    cylinder("axle", 0.010, 0.52, steel(), (0.26, 0.15, 0.13), (0, 0, pi / 2), parent=root)
    for z in (0.30, 0.55, 0.80, 1.02):
        tube("rung", [(-0.17, 0, z), (0, 0.03, z), (0.17, 0, z)], 0.010, paint, root, 10)
    slab("toe plate", 0.44, 0.24, 0.006, 0.02, steel(), 0.002, at=(0, -0.12, 0.016), rotation=LYING, parent=root)
    return root
