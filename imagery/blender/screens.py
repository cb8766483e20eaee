"""Lit screens, showing the pictures of screens/*.svg."""
import bpy

from materials import REPOSITORY, add_nodes, material, principled, write_pass

LIT_SCREENS = []  # (name, strength) of every screen of the scene in the order of their numbers


def screen_picture(name):
    """The PNG of screens/<name>.svg, which the Makefile creates first."""
    return REPOSITORY / "imagery/.work/screens" / f"{name}.png"


def lit_screen(name, strength, specular=0.5):
    """A panel under bonded glass that shows screens/<name>.svg.

    Pass 'ui' contains its exact light: develop/ denoises without it and adds it back, so that text stays sharp. Pass
    'uvm' contains u + 2 x the number of the screen, v and coverage, so that videos can replace the pictures on the
    screens.
    """
    number = len(LIT_SCREENS)
    LIT_SCREENS.append((name, strength))
    made = material("screen", (0.004, 0.004, 0.005, 1), 0.04, specular)
    tree = made.node_tree
    uv, image, light, split, join, numbered = add_nodes(tree, "UVMap", "TexImage", "VectorMath", "SeparateXYZ",
                                                        "CombineXYZ", "Math")
    image.image = bpy.data.images.load(str(screen_picture(name)), check_existing=True)
    image.interpolation, image.extension = "Cubic", "EXTEND"
    tree.links.new(uv.outputs[0], image.inputs[0])
    tree.links.new(image.outputs[0], principled(made).inputs["Emission"])
    principled(made).inputs["Emission Strength"].default_value = strength
    light.operation, light.inputs["Scale"].default_value = "SCALE", strength
    tree.links.new(image.outputs[0], light.inputs[0])
    write_pass(tree, "ui", light.outputs[0])
    tree.links.new(uv.outputs[0], split.inputs[0])
    numbered.inputs[1].default_value = 2 * number  # Math adds
    tree.links.new(split.outputs[0], numbered.inputs[0])
    tree.links.new(numbered.outputs[0], join.inputs[0])
    tree.links.new(split.outputs[1], join.inputs[1])
    join.inputs[2].default_value = 1
    write_pass(tree, "uvm", join.outputs[0])
    return made
