"""Renders one scene: blender -b --factory-startup -P render.py -- NAME OUT.exr [--scale 0.3] [--samples 16]"""
import argparse
from pathlib import Path
import sys

sys.path.insert(0, str(Path(__file__).resolve().parent))
from scenes import SCENES  # noqa: E402
import stage  # noqa: E402

parser = argparse.ArgumentParser(prog="render.py")
parser.add_argument("name", choices=sorted(SCENES))
parser.add_argument("output", type=Path)
parser.add_argument("--scale", type=float, default=1.0)
parser.add_argument("--samples", type=int)
options = parser.parse_args(sys.argv[sys.argv.index("--") + 1 :])

stage.empty_scene()
scene = SCENES[options.name]
scene.build()
stage.render(scene, options.output.resolve(), options.scale, options.samples)
