"""Skies: a painted card behind a window, and the morning sky of the station as world shader."""
from math import radians

import bpy

from geometry import quad
from materials import add_nodes, linear, lit, principled, set_ramp


def sky_card(at, width, height, horizon, zenith, strength, between=(0.05, 0.8), turn=0.0):
    """Gradient from one colour to the other between two shares of its height; lights nothing."""
    made = lit("sky", zenith, strength)
    tree = made.node_tree
    coordinates, split, ramp = add_nodes(tree, "TexCoord", "SeparateXYZ", "ValToRGB")
    set_ramp(ramp, tuple(zip(between, (horizon, zenith))))
    tree.links.new(coordinates.outputs["UV"], split.inputs[0])
    tree.links.new(split.outputs[1], ramp.inputs[0])
    tree.links.new(ramp.outputs[0], principled(made).inputs["Emission"])
    card = quad("sky", width, height, made, at, (0, 0, radians(turn)))
    card.visible_shadow = card.visible_diffuse = False
    return card


def morning_sky(strength):
    tree = bpy.context.scene.world.node_tree
    background = tree.nodes["Background"]
    coordinates, split, ramp, mapping, noise, veil, mix = add_nodes(
        tree, "TexCoord", "SeparateXYZ", "ValToRGB", "Mapping", "TexNoise", "MapRange", "MixRGB")
    set_ramp(ramp, ((0.0, "#eef2f3"), (0.55, "#7fb0e2")))
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
