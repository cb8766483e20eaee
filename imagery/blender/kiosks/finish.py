"""The materials of the products, in any colour."""
from dataclasses import dataclass

import bpy

from materials import RAL, add_nodes, material, principled, write_pass
from surfaces import powder_coat

# The body of every product picture is rendered in this grey; develop/recolour.py gives it any colour afterwards.
NEUTRAL = (0.6, 0.6, 0.6, 1)


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


# The grey of the body in its own reflections, which cannot be recoloured.
MIRRORED = (0.1, 0.1, 0.1, 1)


def body(coat):
    """Powder-coated steel; the pass 'body' is its antialiased mask."""
    made = powder_coat(coat)
    tree = made.node_tree
    write_pass(tree, "body", (1, 1, 1, 1))
    if coat == NEUTRAL:
        path, mix = add_nodes(tree, "LightPath", "MixRGB")
        mix.inputs[1].default_value, mix.inputs[2].default_value = NEUTRAL, MIRRORED
        tree.links.new(path.outputs["Is Glossy Ray"], mix.inputs[0])
        tree.links.new(mix.outputs[0], principled(made).inputs["Base Color"])
    return made


def finish(coat=NEUTRAL):
    """Materials of a product in one colour: a RAL code ("7016"), a hex string or a linear tuple."""
    return Finish(
        body=body(RAL.get(coat, coat) if isinstance(coat, str) else coat),
        black=material("black", "#0b0b0c", 0.45),
        glass=material("glass", (0.0035, 0.0035, 0.004, 1), 0.035, 0.55),
        table_glass=material("etched glass", (0.0035, 0.0035, 0.004, 1), 0.12, 0.10),
        steel=material("steel", (0.62, 0.61, 0.59, 1), 0.28, metallic=1),
        gap=material("gap", (0.004, 0.004, 0.004, 1), 0.9, 0.1),
        lens=material("lens", (0.01, 0.012, 0.02, 1), 0.02, 0.8),
    )


def dark_steel():
    """Of the wordmark: a tone with enough contrast on white, anthracite and black."""
    return bpy.data.materials.get("dark steel") or material("dark steel", (0.38, 0.375, 0.365, 1), 0.42, metallic=0.7)
