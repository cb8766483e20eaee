"""Ready-made materials: wood, plaster, concrete, stone, brick, metal, cloth."""
from materials import add_nodes, bumped, linear, material, mottled, principled, set_ramp

MARBLE_CHIPS = ((0, "#b0a79a"), (0.30, "#b7afa2"), (0.52, "#bdb6aa"), (0.72, "#a89e90"), (0.84, "#cac3b7"),
                (0.94, "#958b7f"))


def plaster(colour=(0.70, 0.665, 0.61, 1)):
    """A wall with paint-roller texture."""
    return bumped(material("plaster", colour, 0.85, 0.2), 60, 0.06, 0.002, 4)


def paint(colour=(0.80, 0.79, 0.77, 1), rough=0.9):
    """Smooth paint: ceilings, boards, skirtings."""
    return material("paint", colour, rough, 0.1)


def powder_coat(colour):
    """Coated steel with a fine orange peel."""
    return bumped(material("powder coat", colour, 0.36), 420, 0.05, 0.0003, 1)


def concrete(dark=(0.36, 0.335, 0.30, 1), light=(0.42, 0.395, 0.355, 1)):
    """A sealed floor with a soft sheen."""
    return mottled(material("concrete"), dark, light, 0.9, 10, between=(0.3, 0.7), rough=(0.20, 0.34))


def oak(dark="#9a6b3f", light="#c99a63", along="z"):
    """Oak with its grain along one axis of the object."""
    stretch = {"x": (0.22, 3, 3), "y": (3, 0.22, 3), "z": (3, 3, 0.22)}[along]
    return mottled(material("oak", rough=0.45, specular=0.35), dark, light, 7, 7, stretch, (0.3, 0.7))


def oaks(along="z"):
    """Three tones of oak, to vary over boards or slats."""
    return [oak(dark, light, along) for dark, light in
            (("#8f6238", "#bb8a55"), ("#9a6b3f", "#c99a63"), ("#a57648", "#d0a672"))]


def stone(dark=(0.66, 0.63, 0.58, 1), light=(0.80, 0.78, 0.74, 1)):
    """Polished stone of counters and table tops."""
    return mottled(material("stone", rough=0.22), dark, light, 4, 9)


def bluestone():
    """Dutch hardstone of plinths and steps."""
    return material("bluestone", "#5b6266", 0.62, 0.3)


def terrazzo(chips=MARBLE_CHIPS, scale=64, rough=0.26, tile=None, joint="#5b564f"):
    """Polished floor with marble chips, small enough not to distract from 3 m; `tile` = its (length, width)."""
    made = material("terrazzo", rough=rough)
    tree = made.node_tree
    coordinates, cells, ramp = add_nodes(tree, "TexCoord", "TexVoronoi", "ValToRGB")
    cells.inputs["Scale"].default_value = scale
    set_ramp(ramp, chips, steps=True)
    tree.links.new(coordinates.outputs["Object"], cells.inputs["Vector"])
    tree.links.new(cells.outputs["Color"], ramp.inputs[0])
    colour = ramp.outputs[0]
    if tile:
        joints, mix = add_nodes(tree, "TexBrick", "MixRGB")
        joints.offset = 0
        joints.inputs["Scale"].default_value, joints.inputs["Mortar Size"].default_value = 1, 0.003
        joints.inputs["Brick Width"].default_value, joints.inputs["Row Height"].default_value = tile
        mix.inputs[2].default_value = linear(joint)
        tree.links.new(coordinates.outputs["Object"], joints.inputs["Vector"])
        tree.links.new(joints.outputs["Fac"], mix.inputs[0])
        tree.links.new(colour, mix.inputs[1])
        colour = mix.outputs[0]
    tree.links.new(colour, principled(made).inputs["Base Color"])
    return made


def brick(dark, light, mortar, length=0.22, height=0.0625, along="x", joint=0.006, shift=0.5, relief=0.5, soft=0.1):
    """Brickwork with bump; `along` is the horizontal axis of the wall, `shift` the offset of courses in bricks.

    building/masonry.py models real bricks, for close views.
    """
    made = material("brick", rough=0.87, specular=0.2)
    tree = made.node_tree
    coordinates, split, join, wall, bump = add_nodes(tree, "TexCoord", "SeparateXYZ", "CombineXYZ", "TexBrick",
                                                     "Bump")
    wall.offset = shift
    values = {"Color1": linear(dark), "Color2": linear(light), "Mortar": linear(mortar), "Scale": 1, "Bias": 0,
              "Mortar Size": joint, "Mortar Smooth": soft, "Brick Width": length, "Row Height": height}
    for socket, value in values.items():
        wall.inputs[socket].default_value = value
    bump.invert, bump.inputs["Strength"].default_value, bump.inputs["Distance"].default_value = True, relief, 0.006
    tree.links.new(coordinates.outputs["Object"], split.inputs[0])
    tree.links.new(split.outputs["XY".index(along.upper())], join.inputs[0])
    tree.links.new(split.outputs[2], join.inputs[1])
    tree.links.new(join.outputs[0], wall.inputs["Vector"])
    tree.links.new(wall.outputs["Color"], principled(made).inputs["Base Color"])
    tree.links.new(wall.outputs["Fac"], bump.inputs["Height"])
    tree.links.new(bump.outputs[0], principled(made).inputs["Normal"])
    return made


def cloth(colour):
    """Coarse woven wool, felt."""
    return bumped(material("cloth", colour, 0.95, 0.1, Sheen=0.4), 260, 0.4, 0.002)


def carpet(colour):
    return bumped(material("carpet", colour, 0.96, 0.08, Sheen=0.3), 240, 0.55, 0.003)


def leather(colour):
    """Smooth hide with a fine grain."""
    return bumped(material("leather", colour, 0.42, 0.4), 180, 0.12, 0.001)


def dark_metal(colour="#1b1d1e"):
    """Painted steel or aluminium: frames, legs, lamp shades."""
    return material("dark metal", colour, 0.5, 0.4)


def brass():
    return material("brass", (0.72, 0.50, 0.24, 1), 0.25, metallic=1)


def steel():
    return material("brushed steel", (0.65, 0.64, 0.62, 1), 0.24, metallic=1)


def ceramic(colour=(0.85, 0.83, 0.79, 1)):
    return material("ceramic", colour, 0.2)
