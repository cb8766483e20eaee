"""Lamps that are seen and that light: globe pendant, floor and table lamp with a cloth shade, wall sconce.

What the eye sees glows but lights nothing; the light itself comes from one small point light inside, so that the
picture stays free of noise. `power` is in watts; power=0 turns a lamp off. `at` is where it stands or hangs.
"""
from math import cos, pi, radians, sin

import bpy

from geometry import STANDING, cylinder, empty, lathe, loft, place, tube
from materials import glow, linear, material, principled
from surfaces import brass

WARM = (1, 0.66, 0.36)


def bulb(at, power, radius=0.04, colour=WARM, parent=None):
    """A point light that neither the camera nor a mirror sees."""
    light = bpy.data.lights.new("bulb", "POINT")
    light.energy, light.shadow_soft_size, light.color = power, radius, colour
    obj = place(bpy.data.objects.new("bulb", light), at, parent=parent)
    obj.visible_camera = obj.visible_glossy = False
    return obj


def lit(name, colour, strength):
    """A glow that the renderer does not sample as a lamp; set visible_diffuse to False on what wears it."""
    made = glow(name, colour, strength)
    made.cycles.sample_as_light = False
    return made


def _shade_cloth(height, strength, colour="#ffa850"):
    """Linen with a bulb behind it: brightest a little below the middle."""
    made = lit("shade", colour, strength)
    principled(made).inputs["Base Color"].default_value = linear("#d8c6a4")
    tree = made.node_tree
    coordinates, split, share, ramp, scale = (
        tree.nodes.new("ShaderNode" + n) for n in ("TexCoord", "SeparateXYZ", "MapRange", "ValToRGB", "Math"))
    tree.links.new(coordinates.outputs["Object"], split.inputs[0])
    tree.links.new(split.outputs[2], share.inputs[0])
    share.inputs[2].default_value = height
    tree.links.new(share.outputs[0], ramp.inputs[0])
    first, last = ramp.color_ramp.elements
    first.color, last.color = (0.50, 0.50, 0.50, 1), (0.34, 0.34, 0.34, 1)
    ramp.color_ramp.elements.new(0.38).color = (1, 1, 1, 1)
    scale.operation, scale.inputs[1].default_value = "MULTIPLY", strength
    tree.links.new(ramp.outputs[0], scale.inputs[0])
    tree.links.new(scale.outputs[0], principled(made).inputs["Emission Strength"])
    return made


def shade(at, lower, upper, height, strength, parent=None):
    """A cone of cloth, open at both ends: it lets the bulb out above and below only."""
    angles = [2 * pi * k / 64 for k in range(64)]
    profile = [(lower, 0), (upper, height), (upper - 0.002, height), (lower - 0.002, 0)]
    rings = [[(r * cos(a), r * sin(a), z) for a in angles] for r, z in profile]
    cloth = _shade_cloth(height, strength) if strength else material("shade", "#d8c6a4", 0.9, 0.1)
    obj = place(loft("shade", rings, cloth, False, False), at, parent=parent)
    obj.visible_diffuse = False
    rim = material("shade rim", "#6d5436", 0.7)
    for radius, z in ((lower, 0), (upper, height)):
        ring = [(radius * cos(a), radius * sin(a), z) for a in [*angles, 0]]
        tube("rim", [(x + at[0], y + at[1], z + at[2]) for x, y, z in ring], 0.0022, rim, parent, 8, smooth=False)
    return obj


def globe_pendant(at, drop, radius=0.11, power=30, metal=None, glass=1.9):
    """Opal globe under a brass cap; `at` is the middle of the globe, `drop` the way up to the ceiling."""
    root, metal = empty("pendant", at), metal or brass()
    profile = [(max(radius * sin(pi * k / 24), 0), -radius * cos(pi * k / 24)) for k in range(25)]
    opal = lit("opal", "#ffc580", glass) if power else material("opal", "#f3ece0", 0.2)
    globe = lathe("globe", profile, opal, 48, parent=root)
    globe.visible_shadow = globe.visible_diffuse = False
    lathe("cap", [(0, radius + 0.045), (0.014, radius + 0.045), (0.018, radius + 0.020), (0.046, radius - 0.004),
                  (0.048, radius - 0.016), (0, radius - 0.016)], metal, 40, parent=root)
    cylinder("rod", 0.005, drop - radius - 0.04, metal, (0, 0, radius + 0.04), STANDING, sides=16, parent=root)
    lathe("rose", [(0, drop - 0.030), (0.030, drop - 0.030), (0.055, drop - 0.008), (0.055, drop), (0, drop)], metal,
          40, parent=root)
    if power:
        bulb((0, 0, 0), power, radius * 0.8, parent=root)
    return root


def floor_lamp(at, height=1.55, power=40, metal=None, glow_strength=1.15):
    """Thin stem on a round foot with a cloth shade of 400 mm."""
    root, metal = empty("floor lamp", at), metal or brass()
    lathe("foot", [(0, 0), (0.150, 0), (0.152, 0.006), (0.148, 0.014), (0.020, 0.022), (0, 0.022)], metal, 64,
          parent=root)
    cylinder("stem", 0.009, height - 0.10, metal, (0, 0, 0.020), STANDING, sides=24, parent=root)
    shade((0, 0, height - 0.28), 0.225, 0.150, 0.28, glow_strength if power else 0, root)
    if power:
        bulb((0, 0, height - 0.17), power, parent=root)
    return root


def table_lamp(at, height=0.48, power=14, metal=None, glow_strength=1.2):
    """Turned foot with a cloth shade of 280 mm."""
    root, metal = empty("table lamp", at), metal or brass()
    stem = height - 0.19
    profile = [(0, 0), (0.075, 0), (0.077, 0.008), (0.070, 0.014), (0.016, 0.024), (0.013, 0.05),
               (0.030, stem * 0.42),
               (0.036, stem * 0.58), (0.028, stem * 0.76), (0.010, stem * 0.92), (0.008, stem + 0.05), (0,
                                                                                                        stem + 0.05)]
    lathe("foot", profile, metal, 48, parent=root)
    shade((0, 0, height - 0.19), 0.150, 0.095, 0.19, glow_strength if power else 0, root)
    if power:
        bulb((0, 0, height - 0.11), power, 0.03, parent=root)
    return root


def sconce(at, turn=0.0, power=10, metal=None, glow_strength=1.2):
    """Wall lamp, its plate on the wall at `at`; at turn 0 the wall faces the camera (-Y)."""
    root, metal = empty("sconce", at, (0, 0, radians(turn))), metal or brass()
    cylinder("plate", 0.045, 0.012, metal, (0, -0.012, 0), edge=0.003, sides=40, parent=root)
    tube("arm", [(0, -0.01, 0), (0, -0.09, -0.005), (0, -0.125, 0.0), (0, -0.125, 0.06)], 0.006, metal, root)
    shade((0, -0.125, 0.035), 0.080, 0.050, 0.135, glow_strength if power else 0, root)
    if power:
        bulb((0, -0.125, 0.095), power, 0.02, parent=root)
    return root
