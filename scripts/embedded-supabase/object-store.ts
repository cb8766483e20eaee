import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { contentTypeOf } from './content-types.ts';

export type StoredObject = { data: Uint8Array; modified: Date };
export type Disk = {
  read(key: string): Promise<StoredObject>;
  write(key: string, data: Uint8Array): Promise<void>;
  remove(key: string): Promise<void>;
};

/** A file that is being written. */
export const PARTIAL_FILE = /\.[0-9a-f-]{36}\.partial$/;

/**
 * Where lite's storage routes keep their bytes. Written here because lite 0.10.0 documents a file
 * adapter that its package does not contain, and its own one leaks a file descriptor at every HEAD.
 * @param folder in memory when undefined
 */
export function createObjectStore(folder: string | undefined) {
  const disk = folder ? fileDisk(folder) : memoryDisk();
  const at = (bucket: string, key: string) => `${bucket}/${key}`;

  const store = {
    driver: null,
    async getObject(bucket: string, key: string) {
      const object = await disk.read(at(bucket, key));
      return { httpStatusCode: 200, metadata: metadataOf(object, key), body: object.data };
    },
    async headObject(bucket: string, key: string) {
      return metadataOf(await disk.read(at(bucket, key)), key);
    },
    async uploadObject(
      bucket: string,
      key: string,
      _version: unknown,
      body: any,
      mimetype: string,
      cacheControl: string,
    ) {
      const data = new Uint8Array(await new Response(body).arrayBuffer());
      await disk.write(at(bucket, key), data);
      return { ...metadataOf({ data, modified: new Date() }, key), mimetype, cacheControl };
    },
    async deleteObject(bucket: string, key: string) {
      await disk.remove(at(bucket, key));
    },
    async deleteObjects(bucket: string, keys: string[]) {
      for (const key of keys) await disk.remove(at(bucket, key));
    },
    async copyObject(
      bucket: string,
      key: string,
      _version: unknown,
      toBucket: string,
      toKey: string,
    ) {
      const object = await disk.read(at(bucket, key));
      await disk.write(at(toBucket, toKey), object.data);
      const { eTag, lastModified } = metadataOf(object, toKey);
      return { httpStatusCode: 200, eTag, lastModified };
    },
    async privateAssetUrl(bucket: string, key: string) {
      return `file://${path.resolve(folder ?? '/', at(bucket, key))}`;
    },
  };
  return store;
}

function metadataOf({ data, modified }: StoredObject, key: string) {
  return {
    cacheControl: 'max-age=3600',
    contentLength: data.byteLength,
    size: data.byteLength,
    mimetype: contentTypeOf(key),
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
      return { data: new Uint8Array(await readFile(file)), modified: (await stat(file)).mtime };
    },
    async write(key, data) {
      await mkdir(path.dirname(locate(key)), { recursive: true });
      // Never half a file, and a backup that links the old one keeps it.
      const partial = `${locate(key)}.${randomUUID()}.partial`;
      await writeFile(partial, data);
      await rename(partial, locate(key));
    },
    async remove(key) {
      await rm(locate(key), { force: true });
    },
  };
}

function memoryDisk(): Disk {
  const objects: Map<string, StoredObject> = new Map();
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
