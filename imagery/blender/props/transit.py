"""What a station looks out on: a bus, a train, brick houses and a morning sky."""
from math import pi
import random

import bpy

from geometry import box, cylinder, empty, place, slab, tube
from materials import glow, linear, material, mottled
from props.concourse import INK, YELLOW
from props.lettering import words


def wheel(root, x, y):
    rubber, rim = material("rubber", "#151515", 0.8), material("rim", (0.5, 0.5, 0.5, 1), 0.35, metallic=1)
    turned = (0, 0, -pi / 2)
    cylinder("arch", 0.62, 0.30, material("arch", "#0c0c0c", 0.9), (x - 0.27, y, 0.48), turned, 0.02, parent=root)
    cylinder("tyre", 0.48, 0.29, rubber, (x - 0.25, y, 0.48), turned, 0.04, parent=root)
    cylinder("rim", 0.29, 0.02, rim, (x + 0.035, y, 0.48), turned, 0.006, parent=root)


def bus(at, line="4", destination="Universiteit", length=12.0):
    """A city bus, front to -Y, doors on its right-hand side (-X); `at` lies under the middle of its front."""
    root = empty("bus", at)
    white, coat = material("bus white", "#e9e7e1", 0.28), material("bus yellow", YELLOW, 0.28)
    pane, dark = material("bus glass", "#10161a", 0.06, 0.7), material("bus trim", INK, 0.4)
    width, height = 2.55, 3.05
    slab("skirt", width - 0.02, 1.05, length - 0.04, 0.10, coat, 0.14, 0.08, at=(0, 0.02, 0.30 + 0.525), parent=root)
    slab("body", width, height - 0.95, length, 0.20, white, 0.16, 0.08, at=(0, 0, 0.95 + (height - 0.95) / 2),
         parent=root)
    slab("windscreen", width - 0.16, 1.52, 0.05, 0.14, pane, 0.03, at=(0, -0.012, 1.74), parent=root)
    slab("destination", width - 0.44, 0.34, 0.04, 0.05, dark, 0.01, at=(0, -0.022, 2.72), parent=root)
    amber = glow("amber", "#ffb52e", 1.6)
    words(f"{line}  {destination}", 0.19, (0, -0.024, 2.62), amber, align="CENTER", parent=root)
    for x in (-0.98, 0.98):
        slab("lamp", 0.34, 0.13, 0.03, 0.05, glow("headlamp", "#fff4dd", 2.2), 0.01, at=(x, -0.004, 0.74),
             parent=root)
        tube("mirror arm", [(x * 1.22, 0.1, 2.7), (x * 1.42, -0.22, 2.75), (x * 1.42, -0.24, 2.5)], 0.018, dark, root)
        slab("mirror", 0.17, 0.36, 0.09, 0.05, dark, 0.02, at=(x * 1.42, -0.28, 2.28), parent=root)
    slab("bumper", width - 0.02, 0.22, 0.10, 0.08, dark, 0.03, at=(0, -0.02, 0.41), parent=root)
    side = -width / 2 - 0.004
    slab("side glass", length - 0.9, 1.16, 0.02, 0.08, pane, 0.004, at=(side, length / 2 + 0.2, 1.88),
         rotation=(0, 0, -pi / 2), parent=root)
    for y in (1.15, 5.6, 9.2):
        slab("door", 1.25, 2.32, 0.02, 0.06, pane, 0.004, at=(side - 0.004, y, 1.52), rotation=(0, 0, -pi / 2),
             parent=root)
        for edge in (-0.63, 0, 0.63):
            box("door frame", side - 0.02, side, y + edge - 0.03, y + edge + 0.03, 0.36, 2.68, dark, 0.004, root)
    for y in (2.75, 7.9):
        wheel(root, -width / 2 + 0.02, y)
    box("roof unit", -0.9, 0.9, 2.0, 6.5, height - 0.02, height + 0.24, white, 0.08, root)
    return root


def train(at, length=26.0):
    """A local train seen from the side, along X; `at` is the middle of its side at platform height."""
    root = empty("train", at)
    white, dark = material("train white", "#e4e3de", 0.3), material("train glass", "#161c20", 0.08, 0.7)
    stripe, doors = material("train stripe", "#c8452d", 0.35), material("train doors", YELLOW, 0.35)
    slab("body", length, 3.0, 2.8, 0.35, white, 0.10, at=(0, 0, 1.62), parent=root)
    slab("stripe", length - 0.4, 0.34, 0.02, 0.02, stripe, 0.004, at=(0, -0.008, 0.52), parent=root)
    slab("windows", length - 1.2, 0.92, 0.02, 0.12, dark, 0.004, at=(0, -0.010, 1.86), parent=root)
    for x in (-9.6, -3.2, 3.2, 9.6):
        slab("door", 1.5, 2.3, 0.03, 0.08, doors, 0.006, at=(x, -0.022, 1.32), parent=root)
        for leaf in (-0.36, 0.36):
            slab("door glass", 0.44, 1.2, 0.01, 0.08, dark, 0.003, at=(x + leaf, -0.028, 1.66), parent=root)
    return root


def saddle(x0, x1, y0, y1, eaves, ridge, tiles):
    """A roof whose ridge runs along Y."""
    middle = (x0 + x1) / 2
    mesh = bpy.data.meshes.new("roof")
    mesh.from_pydata([(x, y, z) for y in (y0, y1) for x, z in ((x0, eaves), (middle, ridge), (x1, eaves))], [],
                     [(0, 1, 2), (3, 5, 4), (0, 3, 4, 1), (1, 4, 5, 2)])
    mesh.materials.append(tiles)
    place(bpy.data.objects.new("roof", mesh))


def houses(x, start, end, seed=5):
    """A row of brick fronts with gables along Y, far behind the glass, facing -X."""
    rnd = random.Random(seed)
    tones = (("#7a4a3a", "#8d5a47"), ("#8c6a52", "#9c7a60"), ("#5e4640", "#6d534b"), ("#a08468", "#b09478"))
    pane, frame = material("far glass", "#5f7784", 0.15, 0.6), material("far frame", "#e7e3d9", 0.6)
    roof = material("roof tiles", "#5a4a45", 0.8)
    y = start
    while y < end:
        width, height, tone = rnd.uniform(4.8, 6.4), rnd.uniform(6.5, 8.5), rnd.choice(tones)
        front = mottled(material("front", rough=0.9, specular=0.1), *tone, 6)
        box("front", x, x + 6, y, y + width - 0.04, 0, height, front, 0.01)
        box("eaves", x - 0.25, x + 0.1, y, y + width - 0.04, height - 0.25, height, frame, 0.01)
        saddle(x - 0.2, x + 6, y, y + width - 0.04, height, height + 2.6, roof)
        for floor in range(3):
            for column in range(2):
                z, middle = 1.5 + floor * (height - 1.6) / 3, y + width * (0.28 + 0.44 * column)
                slab("frame", 1.25, 1.65, 0.05, 0.01, frame, at=(x - 0.02, middle, z), rotation=(0, 0, -pi / 2))
                slab("pane", 1.05, 1.45, 0.05, 0.01, pane, at=(x - 0.03, middle, z), rotation=(0, 0, -pi / 2))
        y += width


def morning_sky(strength):
    """Pale at the horizon, blue above, with a veil of cloud."""
    tree = bpy.context.scene.world.node_tree
    background = tree.nodes["Background"]
    names = ("TexCoord", "SeparateXYZ", "ValToRGB", "Mapping", "TexNoise", "MapRange", "MixRGB")
    coordinates, split, ramp, mapping, noise, veil, mix = (tree.nodes.new("ShaderNode" + n) for n in names)
    for element, position, colour in zip(ramp.color_ramp.elements, (0.0, 0.55), ("#eef2f3", "#7fb0e2")):
        element.position, element.color = position, linear(colour)
    mapping.inputs["Scale"].default_value = (1, 1, 4)
    noise.inputs["Scale"].default_value, noise.inputs["Detail"].default_value = 2.2, 5
    veil.inputs[1].default_value, veil.inputs[2].default_value = 0.48, 0.72
    mix.inputs[2].default_value = linear("#f6f5f2")
    background.inputs[1].default_value = strength
    tree.links.new(coordinates.outputs["Generated"], split.inputs[0])
    tree.links.new(split.outputs[2], ramp.inputs[0])
    tree.links.new(coordinates.outputs["Generated"], mapping.inputs[0])
    tree.links.new(mapping.outputs[0], noise.inputs["Vector"])
    tree.links.new(noise.outputs[0], veil.inputs[0])
    tree.links.new(veil.outputs[0], mix.inputs[0])
    tree.links.new(ramp.outputs[0], mix.inputs[1])
    tree.links.new(mix.outputs[0], background.inputs[0])
