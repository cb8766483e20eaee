"""Materials. Colours are sRGB hex strings or linear (r, g, b, 1)."""
from dataclasses import dataclass
import json
from pathlib import Path

import bpy

REPOSITORY = Path(__file__).resolve().parents[2]
RAL = {c["code"]: c["srgb"] for c in json.loads((REPOSITORY / "lib/content/ral-colours.json").read_text())}

# The body of every product picture is rendered in this linear grey; develop/recolour.py gives it any colour afterwards.
NEUTRAL = (0.6, 0.6, 0.6, 1)


def linear(colour):
    """sRGB hex -> linear (r, g, b, 1); a tuple passes through."""
    if not isinstance(colour, str):
        return colour
    channels = (int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5))
    return (*(c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels), 1)


def principled(material):
    return material.node_tree.nodes["Principled BSDF"]


def material(name, colour="#cccccc", rough=0.5, specular=0.5, metallic=0, **inputs):
    """A Principled material; `inputs` are further sockets by their Blender 3.4 name (Sheen=0.4)."""
    made = bpy.data.materials.new(name)
    made.use_nodes = True
    values = {"Base Color": linear(colour), "Roughness": rough, "Specular": specular, "Metallic": metallic, **inputs}
    for socket, value in values.items():
        principled(made).inputs[socket].default_value = value
    return made


def glow(name, colour, strength):
    """A surface that gives light of its own: lamps, light lines, skies."""
    made = material(name, (0, 0, 0, 1), 0.5, 0)
    principled(made).inputs["Emission"].default_value = linear(colour)
    principled(made).inputs["Emission Strength"].default_value = strength
    return made


def _noise(tree, scale, detail, stretch=(1, 1, 1)):
    coordinates, mapping, noise = (tree.nodes.new("ShaderNode" + n) for n in ("TexCoord", "Mapping", "TexNoise"))
    mapping.inputs["Scale"].default_value = stretch
    noise.inputs["Scale"].default_value, noise.inputs["Detail"].default_value = scale, detail
    tree.links.new(coordinates.outputs["Object"], mapping.inputs[0])
    tree.links.new(mapping.outputs[0], noise.inputs["Vector"])
    return noise.outputs[0]


def bumped(made, scale, strength, distance=0.001, detail=2):
    """Adds a fine relief to a material: plaster, woven cloth, orange peel of powder coat."""
    tree = made.node_tree
    bump = tree.nodes.new("ShaderNodeBump")
    bump.inputs["Strength"].default_value, bump.inputs["Distance"].default_value = strength, distance
    tree.links.new(_noise(tree, scale, detail), bump.inputs["Height"])
    tree.links.new(bump.outputs[0], principled(made).inputs["Normal"])
    return made


def mottled(made, dark, light, scale, detail=6, stretch=(1, 1, 1), between=(0.35, 0.65), rough=None):
    """Lets the colour, and with `rough` = (from, to) the gloss, wander between two values: wood, concrete, stone, leaf."""
    tree = made.node_tree
    noise = _noise(tree, scale, detail, stretch)
    ramp = tree.nodes.new("ShaderNodeValToRGB")
    for element, position, colour in zip(ramp.color_ramp.elements, between, (dark, light)):
        element.position, element.color = position, linear(colour)
    tree.links.new(noise, ramp.inputs[0])
    tree.links.new(ramp.outputs[0], principled(made).inputs["Base Color"])
    if rough:
        spread = tree.nodes.new("ShaderNodeMapRange")
        spread.inputs[3].default_value, spread.inputs[4].default_value = rough
        tree.links.new(noise, spread.inputs[0])
        tree.links.new(spread.outputs[0], principled(made).inputs["Roughness"])
    return made


def _write_pass(tree, name, colour):
    """Writes a colour (tuple or output socket) to one of the extra passes that stage.py asks for."""
    node = tree.nodes.new("ShaderNodeOutputAOV")
    node.name = name
    if isinstance(colour, tuple):
        node.inputs["Color"].default_value = colour
    else:
        tree.links.new(colour, node.inputs["Color"])


def powder_coat(colour):
    """Powder-coated steel; the pass 'body' is its antialiased mask."""
    made = bumped(material("powder coat", colour, rough=0.36), 420, 0.05, 0.0003, 1)
    _write_pass(made.node_tree, "body", (1, 1, 1, 1))
    return made


LIT_SCREENS = []  # (name, strength) of every screen of the scene in the order of their numbers


def lit_screen(picture, strength, specular=0.5, rough=0.04):
    """A panel under bonded glass that shows the image file `picture` (a Path).

    Pass 'ui' gets its exact light: develop/ denoises without it and adds it back, so that text stays sharp. Pass 'uvm'
    gets u + 2 x the number of the screen, v and coverage, so that films can put other pictures on the screens.
    """
    number = len(LIT_SCREENS)
    LIT_SCREENS.append((picture.stem, strength))
    made = material("screen", (0.004, 0.004, 0.005, 1), rough, specular)
    tree = made.node_tree
    names = ("UVMap", "TexImage", "VectorMath", "SeparateXYZ", "CombineXYZ", "Math")
    uv, image, light, split, join, numbered = (tree.nodes.new("ShaderNode" + n) for n in names)
    image.image = bpy.data.images.load(str(picture), check_existing=True)
    image.interpolation, image.extension = "Cubic", "EXTEND"
    tree.links.new(uv.outputs[0], image.inputs[0])
    tree.links.new(image.outputs[0], principled(made).inputs["Emission"])
    principled(made).inputs["Emission Strength"].default_value = strength
    light.operation, light.inputs["Scale"].default_value = "SCALE", strength
    tree.links.new(image.outputs[0], light.inputs[0])
    _write_pass(tree, "ui", light.outputs[0])
    tree.links.new(uv.outputs[0], split.inputs[0])
    numbered.inputs[1].default_value = 2 * number  # Math adds
    tree.links.new(split.outputs[0], numbered.inputs[0])
    tree.links.new(numbered.outputs[0], join.inputs[0])
    tree.links.new(split.outputs[1], join.inputs[1])
    join.inputs[2].default_value = 1
    _write_pass(tree, "uvm", join.outputs[0])
    return made


def window_glass(veil=0.0, tint=(0.955, 0.972, 0.966, 1), reflection=0.0, streaks=()):
    """Large panes without noise: purely transparent, plus a painted sheen of daylight.

    A real slab of glass costs four times the samples. `streaks` are (position, brightness) pairs across the pane.
    """
    made = bpy.data.materials.new("window glass")
    made.use_nodes = True
    tree = made.node_tree
    tree.nodes.clear()
    names = ("OutputMaterial", "AddShader", "BsdfTransparent", "Emission", "TexCoord", "Mapping", "TexGradient", "ValToRGB", "Math")
    output, both, clear, sheen, coordinates, mapping, gradient, ramp, scale = (tree.nodes.new("ShaderNode" + n) for n in names)
    clear.inputs[0].default_value = tint
    mapping.inputs["Rotation"].default_value = (0, 0, -0.62)
    tree.links.new(coordinates.outputs["UV"], mapping.inputs[0])
    tree.links.new(mapping.outputs[0], gradient.inputs[0])
    tree.links.new(gradient.outputs["Fac"], ramp.inputs[0])
    first, last = ramp.color_ramp.elements
    first.position, last.position = 0, 1
    first.color = last.color = (0.1, 0.1, 0.1, 1)
    for position, brightness in streaks:
        ramp.color_ramp.elements.new(position).color = (brightness,) * 3 + (1,)
    scale.operation, scale.inputs[1].default_value = "MULTIPLY", veil
    tree.links.new(ramp.outputs[0], scale.inputs[0])
    tree.links.new(scale.outputs[0], sheen.inputs[1])
    sheen.inputs[0].default_value = (0.86, 0.94, 1, 1)
    tree.links.new(clear.outputs[0], both.inputs[0])
    tree.links.new(sheen.outputs[0], both.inputs[1])
    if reflection:
        mirror, mix = tree.nodes.new("ShaderNodeBsdfGlossy"), tree.nodes.new("ShaderNodeMixShader")
        mirror.inputs["Roughness"].default_value, mix.inputs[0].default_value = 0, reflection
        tree.links.new(both.outputs[0], mix.inputs[1])
        tree.links.new(mirror.outputs[0], mix.inputs[2])
        tree.links.new(mix.outputs[0], output.inputs[0])
    else:
        tree.links.new(both.outputs[0], output.inputs[0])
    return made


@dataclass
class Finish:
    """The materials every product is built from."""

    body: bpy.types.Material
    black: bpy.types.Material
    glass: bpy.types.Material
    table_glass: bpy.types.Material
    steel: bpy.types.Material
    gap: bpy.types.Material
    lens: bpy.types.Material


def finish(coat=NEUTRAL):
    """Materials of a product in one colour: a RAL code ("7016"), a hex string or a linear tuple."""
    return Finish(
        body=powder_coat(RAL.get(coat, coat) if isinstance(coat, str) else coat),
        black=material("black", "#0b0b0c", 0.45),
        glass=material("glass", (0.0035, 0.0035, 0.004, 1), 0.035, 0.55),
        table_glass=material("etched glass", (0.0035, 0.0035, 0.004, 1), 0.12, 0.10),
        steel=material("steel", (0.62, 0.61, 0.59, 1), 0.28, metallic=1),
        gap=material("gap", (0.004, 0.004, 0.004, 1), 0.9, 0.1),
        lens=material("lens", (0.01, 0.012, 0.02, 1), 0.02, 0.8),
    )
