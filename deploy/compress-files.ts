// node compress-files.ts <folder>: writes .br and .gz next to every text file, for brotli_static and gzip_static of nginx.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const TEXT = /\.(js|css|svg|json|txt|vtt)$/;
/** Smaller files gain nothing; the same number as `gzip_min_length` in nginx/compressor.conf. */
const MIN_BYTES = 500;

const [folder = '.'] = process.argv.slice(2);
for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
  if (!TEXT.test(name)) continue;
  const file = path.join(folder, name);
  const bytes = readFileSync(file);
  if (bytes.length < MIN_BYTES) continue;
  writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  writeFileSync(`${file}.br`, brotliCompressSync(bytes, { params }));
}
