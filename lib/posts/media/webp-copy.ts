import sharp from 'sharp';
import { logError } from '../../platform/log';
import type { Copy } from './copies/media-copies';

const TIMEOUT_S = 20;
const WEBP = { quality: 80, effort: 3 };

/** Ends with its AVIF file: the memory is at most doubled. */
const converted = new WeakMap<Uint8Array, Promise<Copy>>();
let queue: Promise<unknown> = Promise.resolve();

/** Whether a response to this path depends on the `Accept` of the request. */
export function isAvif(file: string): boolean {
  return file.endsWith('.avif');
}

/** Whether a browser names the pictures that it reads, and AVIF is not one: Safari 15, Edge before 121, Chromium before 85. */
export function lacksAvif({ headers }: Request): boolean {
  const accepted = headers.get('accept') ?? '';
  return accepted.includes('image/') && !accepted.includes('image/avif');
}

/** The same picture as WebP, converted once, one at a time; the AVIF itself where that fails. */
export async function webpOf(file: string, avif: Copy): Promise<Copy> {
  const known = converted.get(avif.bytes);
  if (known) return known;
  const conversion = queue
    .then(() => convert(avif))
    .catch((error: unknown) => {
      logError(`Converting ${file} to WebP failed`, error);
      return avif;
    });
  queue = conversion;
  converted.set(avif.bytes, conversion);
  return conversion;
}

async function convert(avif: Copy): Promise<Copy> {
  const { buffer, byteOffset, length } = await sharp(avif.bytes)
    .timeout({ seconds: TIMEOUT_S })
    .webp(WEBP)
    .toBuffer();
  const { etag, ...headers } = avif.headers;
  return {
    ...avif,
    bytes: new Uint8Array(buffer as ArrayBuffer, byteOffset, length),
    headers: {
      ...headers,
      'content-type': 'image/webp',
      ...(etag && { etag: etag.replace(/"$/, '-webp"') }),
    },
  };
}
