"""The Havengebouw, as parts: floor, brick, facade, oak slats, glass walls, lamps, letters."""
from math import pi, radians
import random

import bpy

from geometry import LYING, STANDING, box, cylinder, lathe, place, quad, slab, tube
from materials import glow, linear, material, principled, window_glass
from stage import area
from surfaces import dark_metal, oak

INTER = "/usr/share/fonts/opentype/inter/InterDisplay-{}.otf"
WARM = (1, 0.84, 0.64)
OAKS = (("#8f6238", "#bb8a55"), ("#9a6b3f", "#c99a63"), ("#a57648", "#d0a672"))


def copies(obj, points, rotations=None, materials=None, seed=1):
    """The same mesh again at other points; each with one of `materials` by chance. Cheap for the renderer."""
    rnd = random.Random(seed)
    for i, point in enumerate(points):
        again = place(bpy.data.objects.new(obj.name, obj.data), point,
                      rotations[i] if rotations else obj.rotation_euler, obj.parent)
        if materials:
            again.material_slots[0].link = "OBJECT"
            again.material_slots[0].material = rnd.choice(materials)
    bpy.data.objects.remove(obj)


def oaks(along):
    return [oak(dark, light, along) for dark, light in OAKS]


def add_nodes(made, *names):
    return [made.node_tree.nodes.new("ShaderNode" + name) for name in names]


def terrazzo():
    """Polished floor with chips of marble; the chips are small enough to stay quiet from 3 m."""
    made = material("terrazzo", rough=0.26, specular=0.5)
    coordinates, chips, ramp = add_nodes(made, "TexCoord", "TexVoronoi", "ValToRGB")
    chips.inputs["Scale"].default_value = 64
    ramp.color_ramp.interpolation = "CONSTANT"
    colours = ((0, "#b0a79a"), (0.30, "#b7afa2"), (0.52, "#bdb6aa"), (0.72, "#a89e90"), (0.84, "#cac3b7"),
               (0.94, "#958b7f"))
    for i, (position, colour) in enumerate(colours):
        element = ramp.color_ramp.elements[i] if i < 2 else ramp.color_ramp.elements.new(position)
        element.position, element.color = position, linear(colour)
    link = made.node_tree.links.new
    link(coordinates.outputs["Object"], chips.inputs["Vector"])
    link(chips.outputs["Color"], ramp.inputs[0])
    link(ramp.outputs[0], principled(made).inputs["Base Color"])
    return made


def brick(colours=("#d9d0c2", "#cdc3b3"), mortar="#c3baab", length=0.40, height=0.052, relief=0.9):
    """Long flat bricks under a thin coat of lime: a relief more than a colour. For walls that face -Y."""
    made = material("brick", rough=0.88, specular=0.15)
    coordinates, turn, stones, bump = add_nodes(made, "TexCoord", "Mapping", "TexBrick", "Bump")
    turn.inputs["Rotation"].default_value = (-pi / 2, 0, 0)
    stones.offset, stones.squash = 0.37, 1
    values = {"Color1": linear(colours[0]), "Color2": linear(colours[1]), "Mortar": linear(mortar), "Scale": 1.0,
              "Mortar Size": 0.0045, "Mortar Smooth": 0.4, "Bias": 0.0, "Brick Width": length, "Row Height": height}
    for socket, value in values.items():
        stones.inputs[socket].default_value = value
    bump.inputs["Strength"].default_value, bump.inputs["Distance"].default_value = relief, 0.006
    bump.invert = True
    link = made.node_tree.links.new
    link(coordinates.outputs["Object"], turn.inputs[0])
    link(turn.outputs[0], stones.inputs["Vector"])
    link(stones.outputs["Color"], principled(made).inputs["Base Color"])
    link(stones.outputs["Fac"], bump.inputs["Height"])
    link(bump.outputs[0], principled(made).inputs["Normal"])
    return made


def floor(x0, x1, y0, y1, module=1.5, origin=(0, 0)):
    """Terrazzo with brass dividing strips on a square grid."""
    box("floor", x0, x1, y0, y1, -0.2, 0, terrazzo(), 0.001)
    strip = material("strip", "#8c7650", 0.35, metallic=0.8)
    for start, end, low, high, lengthwise in ((x0, x1, y0, y1, True), (y0, y1, x0, x1, False)):
        shift = origin[0] if lengthwise else origin[1]
        for i in range(int((start - shift) // module) + 1, int((end - shift) // module) + 1):
            at = i * module + shift
            sides = (at - 0.002, at + 0.002, low, high) if lengthwise else (low, high, at - 0.002, at + 0.002)
            box("strip", *sides, -0.002, 0.0004, strip, 0.0005)


def facade(x, y0, y1, height, module=1.5, transom=2.85, overhang=0.9, first=0.0):
    """A glass wall along Y on the left: bronze mullions, one transom, a canopy outside that shades the upper part."""
    bronze = dark_metal("#2a2622")
    posts = [y0 + first + i * module for i in range(int((y1 - y0 - first) / module) + 1)]
    for y in posts:
        box("mullion", x - 0.10, x + 0.06, y - 0.03, y + 0.03, 0, height, bronze, 0.004)
    for z in (0.045, transom, height - 0.05):
        box("transom", x - 0.06, x + 0.045, y0, y1, z - 0.035, z + 0.035, bronze, 0.003)
    box("overhang", x - overhang, x - 0.1, y0, y1, height - 0.28, height - 0.1, bronze, 0.004)
    box("sill", x - 0.10, x + 0.30, y0, y1, -0.01, 0.012, material("sill", "#77716a", 0.5), 0.003)
    pane = quad("pane", y1 - y0, height, window_glass(0.03), (x - 0.02, (y0 + y1) / 2, height / 2), (0, 0, pi / 2))
    pane.visible_shadow = pane.visible_diffuse = pane.visible_glossy = False


def slats(x0, x1, z0, z1, y, pitch=0.054, width=0.034, depth=0.06, seed=2):
    """Upright oak slats before a dark felt; their backs lie at `y`."""
    box("felt", x0, x1, y - 0.006, y, z0, z1, material("felt", "#17140f", 0.95, 0.1), 0.001)
    one = slab("slat", width, z1 - z0, depth, 0.003, oak(), 0.0025, segments=2, steps=2)
    points = [(x0 + width / 2 + i * pitch, y - depth - 0.006, (z0 + z1) / 2) for i in range(int((x1 - x0) / pitch))]
    copies(one, points, materials=oaks("z"), seed=seed)


def slatted_ceiling(x0, x1, y0, y1, z, pitch=0.054, width=0.034, depth=0.06, seed=5):
    """The same slats overhead, running along Y; their undersides lie at `z`."""
    box("felt", x0, x1, y0, y1, z + depth, z + depth + 0.02, material("felt", "#17140f", 0.95, 0.1), 0.001)
    one = slab("slat", width, y1 - y0, depth, 0.003, oak(along="z"), 0.0025, segments=2, steps=2, rotation=LYING)
    points = [(x0 + width / 2 + i * pitch, (y0 + y1) / 2, z + depth) for i in range(int((x1 - x0) / pitch))]
    copies(one, points, materials=oaks("z"), seed=seed)


def skirting(x0, x1, y, height=0.08, colour="#3b3732"):
    box("skirting", x0, x1, y - 0.012, y, 0.004, height, material("skirting", colour, 0.5), 0.002)


def light_line(x0, x1, y0, y1, z, power=14, strength=4.0, colour=WARM):
    """A recessed line of light in the ceiling; the light itself comes from a softbox of the same size."""
    box("light line", x0, x1, y0, y1, z - 0.004, z + 0.01, glow("light line", (*colour, 1), strength), 0.001)
    middle = ((x0 + x1) / 2, (y0 + y1) / 2, z - 0.03)
    area("light line", middle, (middle[0], middle[1], 0), x1 - x0, y1 - y0, power, colour, glossy=False)


def pendant(at, drop, radius=0.11, shade="#20211f", power=5):
    """A small metal dome on a cord; `at` is the middle of its opening, `drop` the length of the cord."""
    x, y, z = at
    dome = [(radius, 0), (radius * 0.98, radius * 0.5), (radius * 0.7, radius * 1.05), (radius * 0.2, radius * 1.35),
            (0.012, radius * 1.4)]
    lathe("shade", dome + [(0.0, radius * 1.4)], dark_metal(shade), 48, at)
    cylinder("bulb", radius * 0.72, 0.012, glow("bulb", (*WARM, 1), 5), (x, y, z + 0.016), STANDING, 0.003)
    tube("cord", [(x, y, z + radius * 1.4), (x, y, z + drop)], 0.003, dark_metal(), smooth=False)
    area("pendant", (x, y, z - 0.02), (x, y, 0), radius * 1.2, radius * 1.2, power, WARM, glossy=False)


def letters(text, height, at, colour, depth=0.006, weight="SemiBold", turn=0.0, align="LEFT"):
    """Letters of cut metal standing on a wall; `at` is where the base line begins."""
    curve = bpy.data.curves.new("letters", "FONT")
    curve.body, curve.size, curve.extrude, curve.align_x = text, height, depth / 2, align
    curve.font = bpy.data.fonts.load(INTER.format(weight), check_existing=True)
    curve.materials.append(colour)
    return place(bpy.data.objects.new("letters", curve), at, (pi / 2, 0, radians(turn)))


def glass_wall(x0, x1, y, height, posts=(), rail=None, colour="#1d1e1e", door=None, sheen=0.05):
    """A partition of steel frames and glass that faces -Y. door = (x0, x1) of its leaf; rail = height of a bar."""
    steel = dark_metal(colour)
    edges = sorted({x0 + 0.02, x1 - 0.02, *posts, *(door or ())})
    for x in edges:
        box("post", x - 0.02, x + 0.02, y - 0.025, y + 0.025, 0, height, steel, 0.002)
    for z in (0.025, height - 0.025, *([rail] if rail else ())):
        box("rail", x0, x1, y - 0.024, y + 0.024, z - 0.025, z + 0.025, steel, 0.002)
    if door:
        left, right = door
        for x in (left + 0.045, right - 0.045):
            box("stile", x - 0.02, x + 0.02, y - 0.032, y + 0.02, 0.06, 2.32, steel, 0.002)
        for z in (0.08, 2.30):
            box("door rail", left + 0.03, right - 0.03, y - 0.032, y + 0.02, z - 0.03, z + 0.03, steel, 0.002)
        box("lintel", left, right, y - 0.025, y + 0.025, 2.34, 2.39, steel, 0.002)
        cylinder("handle", 0.012, 0.60, steel, (right - 0.09, y - 0.075, 0.82), STANDING, 0.002)
        for z in (0.90, 1.34):
            cylinder("handle stud", 0.008, 0.05, steel, (right - 0.09, y - 0.075, z), edge=0.001)
    pane = quad("pane", x1 - x0, height,
                window_glass(sheen, streaks=((0.25, 0.1), (0.34, 0.7), (0.48, 0.5), (0.56, 0.12))),
                ((x0 + x1) / 2, y, height / 2))
    pane.visible_shadow = pane.visible_diffuse = pane.visible_glossy = False


def downlights(points, z, radius=0.05):
    """Round fittings flush with the ceiling; they shine but hardly add light."""
    ring, bulb = material("ring", "#d9d6d0", 0.5), glow("downlight", (*WARM, 1), 3)
    for x, y in points:
        cylinder("ring", radius, 0.006, ring, (x, y, z - 0.005), STANDING, 0.001)
        cylinder("downlight", radius * 0.72, 0.004, bulb, (x, y, z - 0.007), STANDING, 0.001)
