import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { contentTypeOf } from './content-types.ts';

/**
 * Brings the files of a folder into the `media` bucket of a Supabase project, embedded or hosted,
 * and leaves alone what is there already with the same content.
 * @returns how many were uploaded
 */
export async function uploadMedia({
  url,
  secretKey,
  folder,
}: {
  url: string;
  secretKey: string;
  folder: string;
}): Promise<number> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
  let count = 0;
  for (const file of files) {
    const name = path.relative(folder, file).split(path.sep).join('/');
    const data = readFileSync(file);
    if (await isThere(url, name, data)) continue;
    const response = await upload({ url, secretKey, name, data, replace: true });
    if (!response.ok) {
      throw new Error(`uploading ${name}: ${response.status} ${await response.text()}`);
    }
    count += 1;
  }
  return count;
}

async function isThere(url: string, name: string, data: Buffer) {
  const response = await fetch(`${url}/storage/v1/object/public/media/${name}`, { method: 'HEAD' });
  const md5 = createHash('md5').update(data).digest('hex');
  return response.ok && (response.headers.get('etag') ?? '').includes(md5);
}

/**
 * Puts one file into the `media` bucket.
 * @param options without `replace` a file that is there under this name is left alone, and the answer is an error
 */
export function upload({
  url,
  secretKey,
  name,
  data,
  replace,
}: {
  url: string;
  secretKey: string;
  name: string;
  data: Buffer;
  replace: boolean;
}) {
  return fetch(`${url}/storage/v1/object/media/${name}`, {
    method: 'POST',
    headers: {
      apikey: secretKey,
      authorization: `Bearer ${secretKey}`,
      'content-type': contentTypeOf(name),
      'x-upsert': String(replace),
    },
    body: new Uint8Array(data),
  });
}
