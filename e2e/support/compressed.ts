import { readFileSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';

/** Compresses with brotli at the level of our nginx. */
export function compressedAsByNginx(text: string | Buffer): Buffer {
  const [, level] =
    /brotli_comp_level (\d+)/.exec(readFileSync('deploy/nginx/compressor.conf', 'utf8')) ?? [];
  return brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: Number(level) } });
}
