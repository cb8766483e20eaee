"""Reads the multilayer EXR files of Blender (float, uncompressed), which no Debian library supports."""
import struct

import numpy as np


def read(path):
    """Channel name, such as 'ViewLayer.Combined.R', -> float32 array (height, width)."""
    data = memoryview(open(path, "rb").read())
    assert data[:4] == b"\x76\x2f\x31\x01", f"{path} is not an EXR file"
    position, channels = 8, []

    def text(at):
        end = bytes(data[at : at + 256]).index(0) + at
        return bytes(data[at:end]).decode(), end + 1

    while data[position]:
        name, position = text(position)
        _, position = text(position)
        size = struct.unpack_from("<i", data, position)[0]
        value, position = data[position + 4 : position + 4 + size], position + 4 + size
        if name == "channels":
            channels = _channel_names(bytes(value))
        elif name == "dataWindow":
            x0, y0, x1, y1 = struct.unpack("<4i", value)
        elif name == "compression":
            assert value[0] == 0, "render with EXR codec NONE"
    width, height = x1 - x0 + 1, y1 - y0 + 1
    row = 8 + 4 * width * len(channels)
    lines = np.frombuffer(data, np.uint8, row * height, position + 1 + 8 * height).reshape(height, row)[:, 8:]
    pixels = np.ascontiguousarray(lines).view("<f4").reshape(height, len(channels), width)
    return {name: pixels[:, i].copy() for i, name in enumerate(channels)}


def _channel_names(value):
    names, position = [], 0
    while value[position]:
        end = value.index(0, position)
        assert struct.unpack_from("<i", value, end + 1)[0] == 2, "render with 32 bit colour depth"
        names.append(value[position:end].decode())
        position = end + 17
    return names


def layer(channels, name, components="RGB"):
    """One pass as an array (height, width, components); None if the render has no such pass."""
    found = [channel for channel in channels if f".{name}." in channel]
    if not found:
        return None
    return np.stack([channels[next(c for c in found if c.endswith("." + part))] for part in components], -1)
