"""Standing and wall lamps: floor, arc, table and desk lamp, sconce.

The visible surfaces glow without lighting anything; one small point light inside gives the light, which keeps the
picture free of noise. `power` is in watts. `at` is where the lamp stands or hangs.
"""
from math import cos, pi, radians, sin

import bpy

from geometry import STANDING, cylinder, empty, lathe, loft, place, ring, tube
from materials import add_nodes, glow, linear, lit, material, principled, set_ramp
from surfaces import brass, stone

INCANDESCENT = (1, 0.66, 0.36)


def bulb(at, power, radius=0.04, colour=INCANDESCENT, parent=None):
    """A point light that is invisible to the camera and in reflections."""
    light = bpy.data.lights.new("bulb", "POINT")
    light.energy, light.shadow_soft_size, light.color = power, radius, colour
    obj = place(bpy.data.objects.new("bulb", light), at, parent=parent)
    obj.visible_camera = obj.visible_glossy = False
    return obj


def _shade_cloth(height, strength, colour="#ffa850"):
    """Linen lit from inside: brightest a little below the middle."""
    made = lit("shade", colour, strength)
    principled(made).inputs["Base Color"].default_value = linear("#d8c6a4")
    tree = made.node_tree
    coordinates, split, share, ramp, scale = add_nodes(tree, "TexCoord", "SeparateXYZ", "MapRange",
                                                        "ValToRGB", "Math")
    tree.links.new(coordinates.outputs["Object"], split.inputs[0])
    tree.links.new(split.outputs[2], share.inputs[0])
    share.inputs[2].default_value = height
    tree.links.new(share.outputs[0], ramp.inputs[0])
    set_ramp(ramp, ((0, (0.50, 0.50, 0.50, 1)), (0.38, (1, 1, 1, 1)), (1, (0.34, 0.34, 0.34, 1))))
    scale.operation, scale.inputs[1].default_value = "MULTIPLY", strength
    tree.links.new(ramp.outputs[0], scale.inputs[0])
    tree.links.new(scale.outputs[0], principled(made).inputs["Emission Strength"])
    return made


def shade(at, lower, upper, height, strength, parent=None):
    """A cone of cloth, open at both ends, so light leaves it above and below only."""
    angles = [2 * pi * k / 64 for k in range(64)]
    profile = [(lower, 0), (upper, height), (upper - 0.002, height), (lower - 0.002, 0)]
    rings = [[(r * cos(a), r * sin(a), z) for a in angles] for r, z in profile]
    obj = place(loft("shade", rings, _shade_cloth(height, strength), False, False), at, parent=parent)
    obj.visible_diffuse = False
    rim = material("shade rim", "#6d5436", 0.7)
    for radius, z in ((lower, 0), (upper, height)):
        ring("rim", radius, 0.0022, rim, (at[0], at[1], at[2] + z), parent=parent, steps=64)
    return obj


def floor_lamp(at, height=1.55, power=40, glow_strength=1.15):
    """Thin stem on a round foot with a cloth shade of 400 mm."""
    root, metal = empty("floor lamp", at), brass()
    lathe("foot", [(0, 0), (0.150, 0), (0.152, 0.006), (0.148, 0.014), (0.020, 0.022), (0, 0.022)], metal, 64,
          parent=root)
    cylinder("stem", 0.009, height - 0.10, metal, (0, 0, 0.020), STANDING, sides=24, parent=root)
    shade((0, 0, height - 0.28), 0.225, 0.150, 0.28, glow_strength, root)
    bulb((0, 0, height - 0.17), power, parent=root)
    return root


def arc_lamp(at, turn=0.0, height=2.0, reach=0.75, power=25):
    """A stem that bends over from a heavy foot, with an opal lens under a brass pan; reaches to +X before `turn`."""
    root, metal = empty("arc lamp", at, (0, 0, radians(turn))), brass()
    lathe("foot", [(0, 0), (0.165, 0), (0.168, 0.004), (0.168, 0.046), (0.164, 0.05), (0, 0.05)],
          stone("#26282a", "#3a3d3f"), 64, parent=root)
    bend = [(reach * (1 - cos(a * pi / 24)), 0, height - 0.62 + 0.62 * sin(a * pi / 24)) for a in range(17)]
    tip = bend[-1]
    tube("stem", [(0, 0, 0.04), (0, 0, 0.5), (0, 0, 1.0), *bend], 0.009, metal, root, 24)
    head = empty("head", (tip[0], 0, tip[2]), (0, radians(8), 0), root)
    lathe("pan", [(0.17, -0.10), (0.165, -0.07), (0.13, -0.03), (0.06, -0.008), (0.016, 0), (0.016, 0.03), (0, 0.03)],
          metal, 64, parent=head)
    lens = [(0.162 * cos(a * pi / 24), -0.10 - 0.045 * sin(a * pi / 24)) for a in range(13)]
    opal = lathe("opal", [(max(r, 0), z) for r, z in lens], lit("opal", "#ffc98c", 1.6), 64, parent=head)
    opal.visible_shadow = opal.visible_diffuse = False
    bulb((0, 0, -0.19), power, 0.06, parent=head)
    return root


def table_lamp(at, height=0.48, power=14, glow_strength=1.2):
    """Turned foot with a cloth shade of 280 mm."""
    root, metal = empty("table lamp", at), brass()
    stem = height - 0.19
    profile = [(0, 0), (0.075, 0), (0.077, 0.008), (0.070, 0.014), (0.016, 0.024), (0.013, 0.05),
               (0.030, stem * 0.42), (0.036, stem * 0.58), (0.028, stem * 0.76), (0.010, stem * 0.92),
               (0.008, stem + 0.05), (0, stem + 0.05)]
    lathe("foot", profile, metal, 48, parent=root)
    shade((0, 0, height - 0.19), 0.150, 0.095, 0.19, glow_strength, root)
    bulb((0, 0, height - 0.11), power, 0.03, parent=root)
    return root


def sconce(at, turn=0.0, power=10, glow_strength=1.2):
    """Wall lamp, its plate on the wall at `at`; at turn 0 the wall faces the camera (-Y)."""
    root, metal = empty("sconce", at, (0, 0, radians(turn))), brass()
    cylinder("plate", 0.045, 0.012, metal, (0, -0.012, 0), edge=0.003, sides=40, parent=root)
    tube("arm", [(0, -0.01, 0), (0, -0.09, -0.005), (0, -0.125, 0.0), (0, -0.125, 0.06)], 0.006, metal, root)
    shade((0, -0.125, 0.035), 0.080, 0.050, 0.135, glow_strength, root)
    bulb((0, -0.125, 0.095), power, 0.02, parent=root)
    return root


def desk_lamp(at, turn=0.0, power=9, colour="#20382f"):
    """A low lamp with a dome on an arm; the light falls on the desk."""
    root = empty("desk lamp", at, (0, 0, radians(turn)))
    paint, metal = material("lamp", colour, 0.35, 0.5), brass()
    cylinder("foot", 0.085, 0.016, paint, (0, 0, 0), STANDING, 0.005, 56, root)
    tube("arm", [(0, 0.03, 0.01), (0, 0.03, 0.30), (0, 0.025, 0.40), (0, -0.04, 0.43), (0, -0.13, 0.42)], 0.006,
         metal, root, 14)
    head = empty("head", (0, -0.15, 0.385), (radians(12), 0, 0), root)
    form = [(0.095 * cos(a * pi / 32), 0.075 * sin(a * pi / 32)) for a in range(16)]
    lathe("shade", [*form, (0.012, 0.086), (0.011, 0.080), *[(r - 0.003, z - 0.003) for r, z in reversed(form)]],
          paint, 56, parent=head)
    white = lathe("opal", [(0.080, 0.012), (0.05, -0.004), (0, -0.010)], glow("opal", "#ffd9a2", 3.2), 40,
                  parent=head)
    white.visible_diffuse = white.visible_shadow = False
    bulb((0, 0, 0.005), power, 0.035, parent=head)
    return root
