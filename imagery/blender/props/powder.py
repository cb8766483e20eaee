"""The gun that sprays powder, and its cloud."""
from math import cos, pi, radians, sin

import bpy

from geometry import box, cylinder, empty, loft, place, tube
from materials import add_nodes, calculated, linear, material, noise
from surfaces import dark_metal

REACH, NARROW, SLOPE = 0.74, 0.012, 0.36  # of the cloud: length and radius at the nozzle in m, widening


def powder_gun(at, turn, hose, colour):
    """Held at its grip, it sprays along +Y before `turn`; its hose goes on through the points `hose`."""
    root = empty("gun", at, (0, 0, radians(turn)))
    grey, dark = material("gun", "#d9dad8", 0.4), dark_metal()
    cylinder("barrel", 0.024, 0.26, grey, (0, -0.06, 0.07), edge=0.006, parent=root)
    cylinder("nozzle", 0.015, 0.09, dark, (0, 0.20, 0.07), edge=0.003, parent=root)
    box("grip", -0.016, 0.016, -0.02, 0.02, -0.07, 0.07, dark, 0.008, root)
    x, y, z = at
    tube("hose", [(x, y, z - 0.06), (x, y, z - 0.12), *hose], 0.014, material("hose", "#24282b", 0.6), sides=10)
    ends = [[(r * cos(a), y, r * sin(a)) for a in (2 * pi * i / 24 for i in range(24))]
            for r, y in ((NARROW, 0), (NARROW + SLOPE * REACH, REACH))]
    cloud = place(loft("powder", ends, _dust(colour)), (0, 0.28, 0.07), parent=root)
    cloud.visible_shadow = False


def _dust(colour, dense=14.0):
    """A cone of powder along +Y; it glows as much as the booth's light, since scattered light needs many samples."""
    made = bpy.data.materials.new("dust")
    made.use_nodes = True
    tree = made.node_tree
    tree.nodes.clear()
    output, both, absorption, light, coordinates, split, flat, radius = add_nodes(
        tree, "OutputMaterial", "AddShader", "VolumeAbsorption", "Emission", "TexCoord", "SeparateXYZ", "CombineXYZ",
        "VectorMath")
    radius.operation = "LENGTH"
    tree.links.new(coordinates.outputs["Object"], split.inputs[0])
    tree.links.new(split.outputs["X"], flat.inputs["X"])
    tree.links.new(split.outputs["Z"], flat.inputs["Z"])
    tree.links.new(flat.outputs[0], radius.inputs[0])
    wide = calculated(tree, "MAXIMUM", calculated(tree, "MULTIPLY_ADD", split.outputs["Y"], SLOPE, NARROW), NARROW)
    inside = _ranged(tree, calculated(tree, "DIVIDE", radius.outputs["Value"], wide), (0.1, 1), (1, 0))
    thinner = _ranged(tree, split.outputs["Y"], (0, REACH), (1, 0))
    swirl = _ranged(tree, noise(tree, 11, 4), (0.38, 0.62), (0.35, 1.5))
    cloud = calculated(tree, "MULTIPLY", calculated(tree, "MULTIPLY", inside, thinner), swirl)
    thick = calculated(tree, "MULTIPLY", cloud, dense)
    absorption.inputs["Color"].default_value = (0, 0, 0, 1)
    light.inputs["Color"].default_value = linear(colour)
    tree.links.new(thick, absorption.inputs["Density"])
    tree.links.new(thick, light.inputs["Strength"])
    for i, shader in enumerate((absorption, light)):
        tree.links.new(shader.outputs[0], both.inputs[i])
    tree.links.new(both.outputs[0], output.inputs["Volume"])
    return made


def _ranged(tree, value, before, after):
    (made,) = add_nodes(tree, "MapRange")
    for socket, number in zip(made.inputs[1:5], (*before, *after)):
        socket.default_value = number
    tree.links.new(value, made.inputs[0])
    return made.outputs[0]
