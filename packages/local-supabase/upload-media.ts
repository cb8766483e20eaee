import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { contentTypeOf } from '../../lib/posts/media/copies/content-type.ts';
import type { AdminClient } from '../../scripts/lib/admin-client.ts';
import { posixPath } from '../../scripts/lib/posix-path.ts';

type MediaFile = AdminClient & {
  name: string;
  data: Buffer;
  /** Unless it is set, an existing file of this name is kept and the response is an error. */
  replace: boolean;
};

/**
 * Uploads the new and changed files of a folder to the `media` bucket and returns their number. Says which it leaves out, such
 * as the .DS_Store of a Mac, because the bucket refuses them.
 */
export async function uploadMedia({
  url,
  secretKey,
  folder,
}: AdminClient & { folder: string }): Promise<number> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
  let count = 0;
  for (const file of files) {
    const name = posixPath(path.relative(folder, file));
    if (!contentTypeOf(name)) {
      console.warn(`Not uploaded, because it is no picture or film: ${file}`);
      continue;
    }
    const data = readFileSync(file);
    if (await isUploaded(url, name, data)) continue;
    const response = await upload({ url, secretKey, name, data, replace: true });
    if (!response.ok) {
      throw new Error(`uploading ${name}: ${response.status} ${await response.text()}`);
    }
    count += 1;
  }
  return count;
}

async function isUploaded(url: string, name: string, data: Buffer) {
  const response = await fetch(`${url}/storage/v1/object/public/media/${name}`, { method: 'HEAD' });
  const md5 = createHash('md5').update(data).digest('hex');
  return response.ok && (response.headers.get('etag') ?? '').includes(md5);
}

export function upload({ url, secretKey, name, data, replace }: MediaFile) {
  return fetch(`${url}/storage/v1/object/media/${name}`, {
    method: 'POST',
    headers: {
      apikey: secretKey,
      authorization: `Bearer ${secretKey}`,
      'content-type': contentTypeOf(name) ?? 'application/octet-stream',
      'x-upsert': String(replace),
    },
    body: new Uint8Array(data),
  });
}
