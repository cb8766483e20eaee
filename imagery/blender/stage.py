"""Cameras, lights and render settings, shared by studio and rooms.

A scene is a function that builds and lights everything and sets the camera; `Scene` adds the render settings.
"""
from collections.abc import Callable
from dataclasses import dataclass
import json
from math import radians
from pathlib import Path

import bpy
from mathutils import Vector

from geometry import STANDING, quad
from materials import add_nodes, linear
from screens import LIT_SCREENS

PASSES = ("ui", "uvm", "body")  # written by screens.py and kiosks/finish.py, read by develop/


@dataclass
class Scene:
    """Render settings: size in px, samples per px, noise threshold, exposure of the output in stops."""

    build: Callable[[], None]
    width: int
    height: int
    samples: int = 48
    threshold: float = 0.02
    transparent: bool = False
    exposure: float = 0.1


def empty_scene():
    """Removes everything; every scene is built into the result."""
    LIT_SCREENS.clear()
    bpy.ops.wm.read_factory_settings(use_empty=True)
    bpy.ops.preferences.addon_enable(module="io_curve_svg")
    scene = bpy.context.scene
    scene.render.engine = "CYCLES"
    scene.world = bpy.data.worlds.new("world")
    scene.world.use_nodes = True


def world(strength, colour=(1, 1, 1, 1)):
    """Uniform light from all sides."""
    background = bpy.context.scene.world.node_tree.nodes["Background"]
    background.inputs[0].default_value, background.inputs[1].default_value = linear(colour), strength


def _aim(obj, target, axis):
    obj.rotation_euler = (Vector(target) - obj.location).to_track_quat(axis, "Z" if axis == "-Y" else "Y").to_euler()


def area(name, at, target, width, height, power, colour=(1, 1, 1), glossy=True):
    """A softbox in watts; invisible to the camera, and with glossy=False also in reflections."""
    light = bpy.data.lights.new(name, "AREA")
    light.shape, light.size, light.size_y, light.energy, light.color = "RECTANGLE", width, height, power, colour
    obj = bpy.data.objects.new(name, light)
    bpy.context.collection.objects.link(obj)
    obj.location = at
    _aim(obj, target, "-Z")
    obj.visible_camera, obj.visible_glossy = False, glossy
    # A diffuse ray that hits the light by chance would add gloss, more on lighter coats.
    light.cycles.use_multiple_importance_sampling = glossy
    return obj


def sun(direction, power, colour=(1, 0.93, 0.83), softness=1.2):
    """Parallel light along `direction`; softness = its angle in degrees."""
    light = bpy.data.lights.new("sun", "SUN")
    light.energy, light.angle, light.color = power, radians(softness), colour
    obj = bpy.data.objects.new("sun", light)
    bpy.context.collection.objects.link(obj)
    obj.rotation_euler = Vector(direction).to_track_quat("-Z", "Y").to_euler()
    return obj


def card(name, at, target, width, height, strength, gradient=None, offset=0.0, colour=(1, 1, 1, 1)):
    """A reflection card: visible only in reflections, so it adds neither noise nor spill light.

    `gradient` (degrees) fades it out in that direction, `offset` moves the fade.
    """
    surface = bpy.data.materials.new(name)
    surface.use_nodes = True
    tree = surface.node_tree
    tree.nodes.clear()
    light, output = add_nodes(tree, "Emission", "OutputMaterial")
    light.inputs[0].default_value, light.inputs[1].default_value = colour, strength
    tree.links.new(light.outputs[0], output.inputs[0])
    if gradient is not None:
        coordinates, mapping, fade, scale = add_nodes(tree, "TexCoord", "Mapping", "TexGradient", "Math")
        mapping.inputs["Rotation"].default_value = (0, 0, radians(gradient))
        mapping.inputs["Location"].default_value = (offset, 0, 0)
        fade.gradient_type, scale.operation, scale.inputs[1].default_value = "EASING", "MULTIPLY", strength
        tree.links.new(coordinates.outputs["UV"], mapping.inputs[0])
        tree.links.new(mapping.outputs[0], fade.inputs[0])
        tree.links.new(fade.outputs["Fac"], scale.inputs[0])
        tree.links.new(scale.outputs[0], light.inputs[1])
    obj = quad(name, width, height, surface, at)
    _aim(obj, target, "-Y")
    obj.visible_camera = obj.visible_diffuse = obj.visible_shadow = obj.visible_transmission = False
    return obj


def camera(eye, lens=35, shift_x=0.0, shift_y=0.0, turn=0.0, orthographic=None, focus=None, aperture=5.6):
    """A level camera, framed by shift only, so that verticals stay vertical.

    turn = degrees to the left of +Y; orthographic = width of the view in metres; focus = distance in metres.
    """
    data = bpy.data.cameras.new("camera")
    data.sensor_width, data.lens, data.shift_x, data.shift_y = 36, lens, shift_x, shift_y
    if orthographic:
        data.type, data.ortho_scale = "ORTHO", orthographic
    if focus:
        data.dof.use_dof, data.dof.focus_distance, data.dof.aperture_fstop = True, focus, aperture
    obj = bpy.data.objects.new("camera", data)
    bpy.context.collection.objects.link(obj)
    obj.location, obj.rotation_euler = eye, (STANDING[0], 0, radians(turn))
    bpy.context.scene.camera = obj
    return obj


def close_up(target, offset, width, aperture, focus=None):
    """A camera at target + offset whose picture is `width` metres wide at the target; may be tilted."""
    target, offset = Vector(target), Vector(offset)
    eye = target + offset
    obj = camera(eye, 36 * offset.length / width, focus=((focus or target) - eye).length, aperture=aperture)
    _aim(obj, target, "-Z")
    return obj


def mirrored_way(view, normal):
    """The direction that a surface with this normal reflects towards a viewer in direction `view`, both horizontal."""
    view = Vector((view[0], view[1], 0)).normalized()
    return 2 * normal.dot(view) * normal - view


def _describe(scene: Scene, output: Path):
    """Writes the metadata that develop/ and film/ need: exposure, camera, and the screens by number."""
    camera = bpy.context.scene.camera
    description = {
        "exposure": scene.exposure,
        "camera": [list(row) for row in camera.matrix_world],
        "lens": camera.data.lens / camera.data.sensor_width,
        "shift": [camera.data.shift_x, camera.data.shift_y],
        "screens": [{"name": name, "strength": strength} for name, strength in LIT_SCREENS],
    }
    output.with_suffix(".json").write_text(json.dumps(description, indent=1))


def render(scene: Scene, output: Path, scale=1.0, samples=None):
    """Renders into a multilayer EXR with the passes that develop/ reads. scale and samples are for drafts."""
    bpy.context.view_layer.update()
    _describe(scene, Path(output))
    sampling(scene, scale, samples)
    ask_for_passes(PASSES)
    bpy.context.scene.render.filepath = str(output)
    bpy.ops.render.render(write_still=True)


def sampling(scene: Scene, scale=1.0, samples=None):
    """Size, samples and light paths of a render, and its format: a multilayer EXR."""
    blender = bpy.context.scene
    settings, cycles = blender.render, blender.cycles
    settings.resolution_x, settings.resolution_y = round(scene.width * scale), round(scene.height * scale)
    settings.resolution_percentage, settings.film_transparent = 100, scene.transparent
    cycles.device, cycles.samples, cycles.seed = "CPU", samples or scene.samples, 0
    cycles.use_adaptive_sampling, cycles.adaptive_threshold, cycles.adaptive_min_samples = True, scene.threshold, 16
    cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces = 7, 4, 4
    cycles.transmission_bounces, cycles.transparent_max_bounces = 4, 8
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.sample_clamp_direct, cycles.sample_clamp_indirect = 0, 3
    cycles.blur_glossy, cycles.use_denoising = 0.5, False
    blender.view_settings.view_transform = "Standard"
    image = settings.image_settings
    image.file_format, image.color_depth, image.exr_codec = "OPEN_EXR_MULTILAYER", "32", "NONE"


def ask_for_passes(names, is_recoloured=True):
    """What develop/ reads beside the picture: `names` of extra passes, and the parts of the light for other colours."""
    layer = bpy.context.scene.view_layers[0]
    layer.cycles.denoising_store_passes = True
    if is_recoloured:
        layer.use_pass_diffuse_direct = layer.use_pass_diffuse_indirect = layer.use_pass_diffuse_color = True
        layer.use_pass_glossy_direct = layer.use_pass_glossy_indirect = layer.use_pass_glossy_color = True
        layer.use_pass_z = True
    for name in names:
        extra = layer.aovs.add()
        extra.name, extra.type = name, "COLOR"
