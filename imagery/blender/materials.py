"""Builds materials. Colours are sRGB hex strings or linear (r, g, b, 1); surfaces.py has the ready-made ones."""
import json
from pathlib import Path

import bpy

REPOSITORY = Path(__file__).resolve().parents[2]
RAL = {c["code"]: c["srgb"] for c in json.loads((REPOSITORY / "lib/business/content/ral-colours.json").read_text())}


def linear(colour):
    """sRGB hex -> linear (r, g, b, 1); a tuple passes through."""
    if not isinstance(colour, str):
        return colour
    channels = (int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5))
    return (*(c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels), 1)


def principled(made):
    """The Principled BSDF node of `material`."""
    return made.node_tree.nodes["Principled BSDF"]


def material(name, colour="#cccccc", rough=0.5, specular=0.5, metallic=0, **inputs):
    """A Principled material; `inputs` are further sockets by their Blender 3.4 name (Sheen=0.4)."""
    made = bpy.data.materials.new(name)
    made.use_nodes = True
    values = {"Base Color": linear(colour), "Roughness": rough, "Specular": specular, "Metallic": metallic, **inputs}
    for socket, value in values.items():
        principled(made).inputs[socket].default_value = value
    return made


def glow(name, colour, strength):
    """An emissive surface: lamps, light lines, skies."""
    made = material(name, (0, 0, 0, 1), 0.5, 0)
    principled(made).inputs["Emission"].default_value = linear(colour)
    principled(made).inputs["Emission Strength"].default_value = strength
    return made


def lit(name, colour, strength):
    """An emissive surface that is not sampled as a lamp; set visible_diffuse to False on its objects."""
    made = glow(name, colour, strength)
    made.cycles.sample_as_light = False
    return made


def add_nodes(tree, *names):
    """New shader nodes by their Blender names without "ShaderNode"."""
    return [tree.nodes.new("ShaderNode" + name) for name in names]


def calculated(tree, operation, *values):
    """Output socket of a math node; accepts sockets and numbers."""
    (node,) = add_nodes(tree, "Math")
    node.operation = operation
    for slot, value in zip(node.inputs, values):
        if isinstance(value, (int, float)):
            slot.default_value = value
        else:
            tree.links.new(value, slot)
    return node.outputs[0]


def set_ramp(ramp, stops, steps=False):
    """Fills a ValToRGB node with (position, colour) stops; `steps` makes the interpolation constant."""
    elements = ramp.color_ramp.elements
    if steps:
        ramp.color_ramp.interpolation = "CONSTANT"
    while len(elements) < len(stops):
        elements.new(1)
    for element, (position, colour) in zip(elements, stops):
        element.position, element.color = position, linear(colour)


def noise(tree, scale, detail, stretch=(1, 1, 1)):
    """Output socket of a noise texture in object coordinates."""
    coordinates, mapping, made = add_nodes(tree, "TexCoord", "Mapping", "TexNoise")
    mapping.inputs["Scale"].default_value = stretch
    made.inputs["Scale"].default_value, made.inputs["Detail"].default_value = scale, detail
    tree.links.new(coordinates.outputs["Object"], mapping.inputs[0])
    tree.links.new(mapping.outputs[0], made.inputs["Vector"])
    return made.outputs[0]


def bumped(made, scale, strength, distance=0.001, detail=2):
    """Adds fine bump to a material: plaster, woven cloth, orange peel of powder coat."""
    tree = made.node_tree
    bump = tree.nodes.new("ShaderNodeBump")
    bump.inputs["Strength"].default_value, bump.inputs["Distance"].default_value = strength, distance
    tree.links.new(noise(tree, scale, detail), bump.inputs["Height"])
    tree.links.new(bump.outputs[0], principled(made).inputs["Normal"])
    return made


def mottled(made, dark, light, scale, detail=6, stretch=(1, 1, 1), between=(0.35, 0.65), rough=None):
    """Varies the colour, and with `rough` = (from, to) the roughness: wood, concrete, stone, leaf."""
    tree = made.node_tree
    cloud = noise(tree, scale, detail, stretch)
    (ramp,) = add_nodes(tree, "ValToRGB")
    set_ramp(ramp, tuple(zip(between, (dark, light))))
    tree.links.new(cloud, ramp.inputs[0])
    tree.links.new(ramp.outputs[0], principled(made).inputs["Base Color"])
    if rough:
        (spread,) = add_nodes(tree, "MapRange")
        spread.inputs[3].default_value, spread.inputs[4].default_value = rough
        tree.links.new(cloud, spread.inputs[0])
        tree.links.new(spread.outputs[0], principled(made).inputs["Roughness"])
    return made


def printed(picture, rough=0.4, specular=0.5):
    """Paper printed with an image file; needs UV coordinates, as those of geometry.quad."""
    paper = material("print", rough=rough, specular=specular)
    (image,) = add_nodes(paper.node_tree, "TexImage")
    image.image = bpy.data.images.load(str(picture), check_existing=True)
    paper.node_tree.links.new(image.outputs[0], principled(paper).inputs["Base Color"])
    return paper


def write_pass(tree, name, colour):
    """Writes a colour (tuple or output socket) to one of the extra passes that stage.py asks for."""
    (node,) = add_nodes(tree, "OutputAOV")
    node.name = name
    if isinstance(colour, tuple):
        node.inputs["Color"].default_value = colour
    else:
        tree.links.new(colour, node.inputs["Color"])
