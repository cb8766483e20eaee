"""A moth orchid: broad leaves above its pot, and flowers along arching stems."""
from math import cos, pi, radians, sin
import random

from mathutils import Vector

import bpy

from geometry import place, tube
from materials import material
from props.flowers import mixed_mesh
from props.leaves import Foliage, leaf_green
from props.plants import pot

# Turn, length and width of the petals of a flower that measures 1.
PETALS = ((90, 0.50, 0.36), (162, 0.50, 0.62), (18, 0.50, 0.62), (235, 0.48, 0.36), (305, 0.48, 0.36))


def _flower(colour):
    """Mesh that faces -Y: three sepals, two wide petals, a lip."""
    vertices, white, lip = [], [], []
    for turn, length, width in (*PETALS, (270, 0.20, 0.16)):
        first, along = len(vertices), radians(turn)
        for k in range(10):
            a = 2 * pi * k / 10
            u, v = length * (0.5 - 0.5 * cos(a)), 0.5 * width * sin(a)
            vertices.append((u * cos(along) - v * sin(along), -0.16 * u - (0.10 if length < 0.3 else 0),
                             u * sin(along) + v * cos(along)))
        (lip if length < 0.3 else white).append(tuple(range(first, first + 10)))
    return mixed_mesh("orchid", vertices, [(white, material("petal", colour, 0.5, 0.3, Sheen=0.3)),
                                           (lip, material("lip", "#a8356b", 0.5, 0.3))])


def orchid(at, height=0.5, turn=0.0, colour="#f3e9ee", pot_colour="#e9e3d6", size=0.08, seed=1):
    """Two stems that arch to +X, with flowers that face -Y, before `turn`; `at` is where the pot stands."""
    rng, leaves, flower = random.Random(seed), Foliage(), _flower(colour)
    radius, angle = 0.065, radians(turn)
    pot(at, radius, pot_colour)
    foot = Vector(at) + Vector((0, 0, 1.5 * radius))
    for k in range(6):
        heading = angle + k * 2 * pi / 6
        leaves.blade(foot, Vector((cos(heading), sin(heading), 0.9)), 0.17, 0.055, 1.4, 0.25, 0, rng)
    leaves.build(leaf_green("#2c5a30", "#3f7a3c"))
    for rise, reach in ((height, 0.22), (0.78 * height, 0.36)):
        sweep = Vector((cos(angle), sin(angle), 0)) * (reach * height)
        line = [foot + sweep * t**2.2 + Vector((0, 0, rise * (t - 0.28 * t**3))) for t in (i / 12 for i in range(13))]
        tube("stem", line, 0.0028, material("stem", "#5d7a3c", 0.6), sides=8)
        for n, point in enumerate(line[5::2]):
            bloom = place(bpy.data.objects.new("flower", flower), point + Vector((0, -0.012, -0.014)))
            bloom.rotation_euler = (rng.uniform(-0.3, 0.1), rng.uniform(-0.2, 0.2), angle + rng.uniform(-0.5, 0.5))
            bloom.scale = (size * (1 - 0.09 * n),) * 3
