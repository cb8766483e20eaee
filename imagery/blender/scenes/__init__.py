"""All scenes by name."""
import importlib
import pkgutil

from materials import RAL
import rooms
from scenes import bystander, details, lineup, making, showroom, stories, studio

SCENES = {**studio.SCENES, **lineup.SCENES, **details.SCENES, **stories.SCENES, **making.SCENES, **showroom.SCENES,
          **bystander.SCENES}
for module in pkgutil.iter_modules(rooms.__path__):
    SCENES.update(importlib.import_module(f"rooms.{module.name}").SCENES)

# Reference renders in a colour, which develop/colour_difference.py compares with the layers.
for code in RAL:
    SCENES.update({f"{name}-in-{code}": studio.scene(shot, code) for name, shot in studio.SHOTS.items()})
