import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { App } from '@supabase/lite';
import { contentTypeOf } from '../../lib/posts/media/copies/content-type.ts';
import { renamePatiently } from '../../scripts/lib/rename.mjs';

type StorageAdapter = NonNullable<App['_storageAdapter']>;
type StoredObject = { data: Buffer; modified: Date };
type Disk = {
  read(key: string): Promise<StoredObject>;
  write(key: string, data: Buffer): Promise<void>;
  remove(key: string): Promise<void>;
};

/** Names of files that are still being written. */
export const PARTIAL_FILE = /\.[0-9a-f-]{36}\.partial$/;

/**
 * Storage adapter for lite, in memory without a folder. lite 0.10.0 documents a file adapter that its package does not
 * contain, and its default adapter leaks a file descriptor at every HEAD request.
 */
export function createObjectStore(folder: string | undefined): StorageAdapter {
  const disk = folder ? fileDisk(folder) : memoryDisk();
  const at = (bucket: string, key: string) => `${bucket}/${key}`;

  return {
    driver: null,
    async getObject(bucket, key) {
      const object = await disk.read(at(bucket, key));
      return { httpStatusCode: 200, metadata: metadataOf(object, key), body: object.data };
    },
    async headObject(bucket, key) {
      return metadataOf(await disk.read(at(bucket, key)), key);
    },
    async uploadObject(bucket, key, _version, body, mimetype, cacheControl) {
      const data = Buffer.from(await new Response(body as BodyInit).arrayBuffer());
      await disk.write(at(bucket, key), data);
      return { ...metadataOf({ data, modified: new Date() }, key), mimetype, cacheControl };
    },
    async deleteObject(bucket, key) {
      await disk.remove(at(bucket, key));
    },
    async deleteObjects(bucket, keys) {
      for (const key of keys) await disk.remove(at(bucket, key));
    },
    async copyObject(bucket, key, _version, toBucket, toKey) {
      const object = await disk.read(at(bucket, key));
      await disk.write(at(toBucket, toKey), object.data);
      const { eTag, lastModified } = metadataOf(object, toKey);
      return { httpStatusCode: 200, eTag, lastModified };
    },
    async privateAssetUrl(bucket, key) {
      return pathToFileURL(path.resolve(folder ?? '/', at(bucket, key))).href;
    },
  };
}

function metadataOf({ data, modified }: StoredObject, key: string) {
  return {
    cacheControl: 'max-age=3600',
    contentLength: data.byteLength,
    size: data.byteLength,
    mimetype: contentTypeOf(key) ?? 'application/octet-stream',
    lastModified: modified,
    eTag: `"${createHash('md5').update(data).digest('hex')}"`,
  };
}

function fileDisk(folder: string): Disk {
  const root = path.resolve(folder);
  const locate = (key: string) => {
    const file = path.resolve(root, key);
    if (!file.startsWith(root + path.sep)) throw missing(key);
    return file;
  };
  return {
    async read(key) {
      const file = locate(key);
      return { data: await readFile(file), modified: (await stat(file)).mtime };
    },
    async write(key, data) {
      await mkdir(path.dirname(locate(key)), { recursive: true });
      // Renamed into place: readers never see half a file, and the hard link of a backup keeps the old one.
      const partial = `${locate(key)}.${randomUUID()}.partial`;
      await writeFile(partial, data);
      renamePatiently(partial, locate(key));
    },
    async remove(key) {
      await rm(locate(key), { force: true });
    },
  };
}

function memoryDisk(): Disk {
  const objects = new Map<string, StoredObject>();
  return {
    async read(key) {
      const object = objects.get(key);
      if (!object) throw missing(key);
      return object;
    },
    async write(key, data) {
      objects.set(key, { data, modified: new Date() });
    },
    async remove(key) {
      objects.delete(key);
    },
  };
}

function missing(key: string) {
  return Object.assign(new Error(`no such object: ${key}`), { code: 'ENOENT' });
}
