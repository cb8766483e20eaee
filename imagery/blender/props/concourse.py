"""What stands in a station: terrazzo, bricks, guidance strips, signs, benches, a clock, what travellers leave."""
from math import pi, radians

import bpy

from geometry import STANDING, box, cylinder, empty, place, quad, slab, tube
from materials import glow, linear, material, principled
from props.lettering import words
import surfaces

INK = "#15181b"
YELLOW = "#f2b705"


def terrazzo(tile=(1.2, 0.6)):
    """Polished tiles with chips of four stones and fine dark joints."""
    made = material("terrazzo", rough=0.17, specular=0.5)
    tree = made.node_tree
    names = ("TexCoord", "TexVoronoi", "ValToRGB", "TexBrick", "MixRGB")
    coordinates, chips, ramp, joints, mix = (tree.nodes.new("ShaderNode" + n) for n in names)
    chips.inputs["Scale"].default_value = 70
    stones = ((0.0, "#a19a8f"), (0.40, "#aca59a"), (0.66, "#958d82"),
              (0.80, "#c2bbb0"), (0.90, "#7d766c"), (0.95, "#b0987a"))
    ramp.color_ramp.interpolation = "CONSTANT"
    while len(ramp.color_ramp.elements) < len(stones):
        ramp.color_ramp.elements.new(1)
    for element, (position, colour) in zip(ramp.color_ramp.elements, stones):
        element.position, element.color = position, linear(colour)
    joints.offset = 0
    joints.inputs["Scale"].default_value, joints.inputs["Mortar Size"].default_value = 1, 0.003
    joints.inputs["Brick Width"].default_value, joints.inputs["Row Height"].default_value = tile
    mix.inputs[2].default_value = linear("#5b564f")
    tree.links.new(coordinates.outputs["Object"], chips.inputs["Vector"])
    tree.links.new(coordinates.outputs["Object"], joints.inputs["Vector"])
    tree.links.new(chips.outputs["Color"], ramp.inputs[0])
    tree.links.new(joints.outputs["Fac"], mix.inputs[0])
    tree.links.new(ramp.outputs[0], mix.inputs[1])
    tree.links.new(mix.outputs[0], principled(made).inputs["Base Color"])
    return made


def bricks(dark, light, joint, along="x"):
    """Brickwork in a stretching bond; `along` is the horizontal axis of the wall."""
    made = material("bricks", rough=0.85, specular=0.2)
    tree = made.node_tree
    names = ("TexCoord", "SeparateXYZ", "CombineXYZ", "TexBrick", "Bump")
    coordinates, split, join, wall, bump = (tree.nodes.new("ShaderNode" + n) for n in names)
    for socket, value in (("Color1", dark), ("Color2", light), ("Mortar", joint)):
        wall.inputs[socket].default_value = linear(value)
    measures = {"Scale": 1, "Mortar Size": 0.006, "Brick Width": 0.22, "Row Height": 0.0625, "Bias": 0}
    for socket, value in measures.items():
        wall.inputs[socket].default_value = value
    bump.invert, bump.inputs["Strength"].default_value, bump.inputs["Distance"].default_value = True, 0.5, 0.006
    tree.links.new(coordinates.outputs["Object"], split.inputs[0])
    tree.links.new(split.outputs["XY".index(along.upper())], join.inputs[0])
    tree.links.new(split.outputs[2], join.inputs[1])
    tree.links.new(join.outputs[0], wall.inputs["Vector"])
    tree.links.new(wall.outputs["Color"], principled(made).inputs["Base Color"])
    tree.links.new(wall.outputs["Fac"], bump.inputs["Height"])
    tree.links.new(bump.outputs[0], principled(made).inputs["Normal"])
    return made


def guidance_strip(at, length, turn=0.0, width=0.60, pitch=0.075, tile=0.60):
    """White tiles with ribs along +Y that a cane can follow, from `at` on; joints between the tiles stay open."""
    root = empty("guidance", at, (0, 0, radians(turn)))
    white = material("guidance tile", (0.80, 0.79, 0.76, 1), 0.5)
    vertices, faces = [], []
    half, rise = 0.016, 0.005
    for row in range(round(length / tile)):
        y0, y1 = row * tile + 0.004, (row + 1) * tile - 0.004
        for rib in range(int(width / pitch)):
            middle = -width / 2 + (rib + 0.5) * pitch
            first = len(vertices)
            for y in (y0, y1):
                vertices += [(middle - half, y, 0.003), (middle - half * 0.7, y, 0.003 + rise),
                             (middle + half * 0.7, y, 0.003 + rise), (middle + half, y, 0.003)]
            faces += [tuple(first + k for k in face) for face in
                      ((0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (0, 3, 2, 1), (4, 5, 6, 7))]
        box("tile", -width / 2, width / 2, y0, y1, -0.01, 0.003, white, 0.001, root)
    mesh = bpy.data.meshes.new("ribs")
    mesh.from_pydata(vertices, [], faces)
    mesh.materials.append(white)
    place(bpy.data.objects.new("ribs", mesh), parent=root)


def attention_field(x, y, size=1.2, pitch=0.10):
    """The field of studs where guidance strips meet or end."""
    white = material("attention tile", (0.78, 0.77, 0.74, 1), 0.5)
    box("field", x - size / 2, x + size / 2, y - size / 2, y + size / 2, -0.01, 0.0035, white, 0.001)
    first = None
    for row in range(int(size / pitch)):
        for column in range(int(size / pitch)):
            at = (x - size / 2 + (column + 0.5) * pitch, y - size / 2 + (row + 0.5) * pitch, 0.003)
            if first is None:
                first = cylinder("stud", 0.022, 0.005, white, at, STANDING, 0.002, sides=16)
            else:
                place(bpy.data.objects.new("stud", first.data), at, STANDING)


def letter_sign(letter, at, size=0.44):
    """A yellow square with a letter or number on both sides; `at` is its centre."""
    root = empty("sign", at)
    plate, ink = material("sign yellow", YELLOW, 0.4), material("sign ink", INK, 0.5)
    slab("plate", size, size, 0.05, 0.03, plate, 0.004, at=(0, -0.025, 0), parent=root)
    words(letter, size * 0.56, (0, -0.026, -size * 0.28), ink, align="CENTER", weight="Bold", parent=root)
    words(letter, size * 0.56, (0, 0.026, -size * 0.28), ink, turn=180, align="CENTER", weight="Bold", parent=root)
    return root


def arrow(root, at, size, ink, angle=0.0):
    """An arrow of three strokes; angle in degrees, 0 points to the right."""
    handle = empty("arrow", at, (0, radians(angle), 0), root)
    half = size / 2
    for start, end in (((-half, 0), (half, 0)),
                       ((half, 0), (half * 0.2, half * 0.8)),
                       ((half, 0), (half * 0.2, -half * 0.8))):
        tube("stroke", [(start[0], 0, start[1]), (end[0], 0, end[1])], size * 0.075, ink, handle, 8, smooth=False)


def direction_sign(at, top, width=3.2, height=0.42):
    """Hanging band 'Spoor 1-6' and 'Bus A-F'; `at` is its centre, `top` what it hangs from."""
    root = empty("direction sign", at)
    panel, white = material("sign panel", INK, 0.45), glow("sign white", "#f4f1e8", 0.85)
    yellow, ink = material("sign yellow", YELLOW, 0.4), material("sign ink", INK, 0.5)
    slab("panel", width, height, 0.10, 0.02, panel, 0.004, at=(0, -0.05, 0), parent=root)
    capital, base = height * 0.40, -height * 0.20
    left = -width / 2 + 0.34
    arrow(root, (left - 0.06, -0.053, 0), 0.20, white, -90)
    words("Spoor 1\u2009\u2013\u20096", capital, (left + 0.16, -0.052, base), white, parent=root)
    slab("plate", 0.78, height * 0.66, 0.006, 0.02, yellow, 0.002, at=(width / 2 - 0.86, -0.054, 0), parent=root)
    words("Bus", capital, (0.02, -0.052, base), white, parent=root)
    words("A\u2009\u2013\u2009F", capital * 0.86, (width / 2 - 0.86, -0.056, base), ink, align="CENTER",
          weight="Bold", parent=root)
    arrow(root, (width / 2 - 0.24, -0.053, 0), 0.20, white)
    for x in (-width * 0.36, width * 0.36):
        cylinder("rod", 0.008, top - at[2] - height / 2, panel, (x, 0, height / 2), STANDING, sides=12, parent=root)


def bench(at, length=2.4, turn=0.0):
    """Oak slats on bent steel: seat at 445 mm, with a low back."""
    root = empty("bench", at, (0, 0, radians(turn)))
    oak, frame = surfaces.oak(along="x"), material("bench steel", "#2a2d2f", 0.4)
    for x in (-length / 2 + 0.35, 0, length / 2 - 0.35):
        box("leg", x - 0.03, x + 0.03, -0.05, 0.05, 0.012, 0.41, frame, 0.004, root)
        box("foot", x - 0.05, x + 0.05, -0.17, 0.17, 0, 0.012, frame, 0.003, root)
        box("arm", x - 0.03, x + 0.03, -0.23, 0.25, 0.395, 0.412, frame, 0.003, root)
        slab("back arm", 0.06, 0.44, 0.012, 0.004, frame, 0.002, at=(x, 0.235, 0.60), rotation=(-0.16, 0, 0),
             parent=root)
    for k in range(5):
        y = -0.21 + k * 0.105
        box("seat slat", -length / 2, length / 2, y - 0.044, y + 0.044, 0.412, 0.446, oak, 0.006, root)
    for k in range(2):
        slab("back slat", length, 0.088, 0.03, 0.006, oak, 0.005, at=(0, 0.205 + k * 0.018, 0.62 + k * 0.11),
             rotation=(-0.16, 0, 0), parent=root)


def poster(at, picture, width=1.18, height=1.75, turn=0.0):
    """A printed poster behind glass in a steel frame; `at` is its centre on the wall."""
    root = empty("poster", at, (0, 0, radians(turn)))
    paper = material("poster", rough=0.25)
    image = paper.node_tree.nodes.new("ShaderNodeTexImage")
    image.image = bpy.data.images.load(str(picture), check_existing=True)
    paper.node_tree.links.new(image.outputs[0], principled(paper).inputs["Base Color"])
    slab("frame", width + 0.09, height + 0.09, 0.06, 0.012, material("poster frame", "#2a2d2f", 0.4), 0.003,
         at=(0, -0.06, 0), parent=root)
    quad("print", width, height, paper, (0, -0.0615, 0), parent=root)


def station_clock(at, top, hour, minute, size=0.66):
    """A round clock that hangs from `top`; `at` is its centre."""
    root = empty("clock", at)
    rim, ink = material("clock rim", INK, 0.4), material("sign ink", INK, 0.5)
    face = glow("clock face", "#f3f0e8", 0.8)
    cylinder("case", size / 2 + 0.02, 0.12, rim, (0, -0.06, 0), edge=0.008, parent=root)
    cylinder("face", size / 2 - 0.012, 0.004, face, (0, -0.064, 0), parent=root)
    cylinder("rod", 0.014, top - at[2] - size / 2, rim, (0, 0, size / 2), STANDING, sides=16, parent=root)
    for mark in range(12):
        angle = mark * pi / 6
        long = 0.085 if mark % 3 == 0 else 0.05
        handle = empty("mark", (0, -0.0655, 0), (0, angle, 0), root)
        box("stroke", -0.010, 0.010, -0.001, 0.001, size / 2 - 0.03 - long, size / 2 - 0.03, ink, 0.0006, handle)
    for turn, reach, half in (((hour % 12 + minute / 60) * pi / 6, 0.27, 0.015), (minute * pi / 30, 0.42, 0.011)):
        handle = empty("hand", (0, -0.068, 0), (0, turn, 0), root)
        box("hand", -half, half, -0.001, 0.001, -0.06, size * reach, ink, 0.0006, handle)
    return root


def suitcase(at, colour, turn=0.0, height=0.58):
    """A trolley case with its handle out."""
    root = empty("suitcase", at, (0, 0, radians(turn)))
    shell, dark = material("suitcase", colour, 0.35), material("trolley", INK, 0.4)
    slab("case", 0.40, height, 0.24, 0.05, shell, 0.035, 0.035, at=(0, -0.12, 0.05 + height / 2), parent=root)
    slab("seam", 0.404, height + 0.004, 0.012, 0.052, dark, 0.002, at=(0, -0.006, 0.05 + height / 2), parent=root)
    for x in (-0.12, 0.12):
        tube("pull", [(x, 0.09, height), (x, 0.09, height + 0.42)], 0.008, dark, root, 8, smooth=False)
    tube("grip", [(-0.125, 0.09, height + 0.42), (0.125, 0.09, height + 0.42)], 0.014, dark, root, 8, smooth=False)
    for x in (-0.15, 0.15):
        for y in (-0.08, 0.08):
            cylinder("wheel", 0.026, 0.02, dark, (x - 0.01, y, 0.026), (0, 0, -pi / 2), 0.003, sides=16, parent=root)


def litter_bin(at, turn=0.0):
    """Two steel bins on one foot, for paper and for the rest."""
    root = empty("bins", at, (0, 0, radians(turn)))
    dark, opening = material("bin", "#34383a", 0.45), material("bin opening", "#050505", 0.9)
    for x, lid in ((-0.24, "#d9d5cb"), (0.24, YELLOW)):
        slab("bin", 0.42, 0.86, 0.36, 0.03, dark, 0.01, 0.01, at=(x, -0.18, 0.49), parent=root)
        slab("lid", 0.42, 0.09, 0.36, 0.03, material("lid", lid, 0.5), 0.01, 0.01, at=(x, -0.18, 0.97), parent=root)
        slab("slot", 0.26, 0.10, 0.01, 0.03, opening, 0.002, at=(x, -0.184, 0.80), parent=root)
    box("foot", -0.45, 0.45, -0.14, 0.14, 0, 0.06, dark, 0.004, root)
