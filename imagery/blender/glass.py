"""Glass without noise: transparent surfaces with painted reflections.

Physical glass needs four times the samples, and its reflections would cover the screens behind it.
"""
import bpy

from materials import add_nodes, linear


def _clear(name, tint):
    """A transparent material: its node tree, the node that adds light, and the socket of that light."""
    made = bpy.data.materials.new(name)
    made.use_nodes = True
    tree = made.node_tree
    tree.nodes.clear()
    output, both, clear, light = add_nodes(tree, "OutputMaterial", "AddShader", "BsdfTransparent", "Emission")
    clear.inputs[0].default_value = tint
    for i, shader in enumerate((clear, light)):
        tree.links.new(shader.outputs[0], both.inputs[i])
    tree.links.new(both.outputs[0], output.inputs[0])
    return made, tree, light


def painted_light(colour, strength):
    """Transparent with an added reflection."""
    made, _, light = _clear("reflection", (1, 1, 1, 1))
    light.inputs[0].default_value, light.inputs[1].default_value = linear(colour), strength
    return made


def window_glass(veil=0.0, tint=(0.955, 0.972, 0.966, 1), reflection=0.0, streaks=()):
    """A pane with a sheen of daylight: `streaks` are (position, brightness) pairs, times `veil`.

    `reflection` is the share of a real mirror; use it only where the room behind the camera may be visible in it.
    """
    made, tree, sheen = _clear("window glass", tint)
    coordinates, mapping, gradient, ramp, scale = add_nodes(tree, "TexCoord", "Mapping", "TexGradient", "ValToRGB",
                                                            "Math")
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
    if reflection:
        mirror, mix = add_nodes(tree, "BsdfGlossy", "MixShader")
        mirror.inputs["Roughness"].default_value, mix.inputs[0].default_value = 0, reflection
        output = tree.nodes["Material Output"]
        tree.links.new(output.inputs[0].links[0].from_socket, mix.inputs[1])
        tree.links.new(mirror.outputs[0], mix.inputs[2])
        tree.links.new(mix.outputs[0], output.inputs[0])
    return made
