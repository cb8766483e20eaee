import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { contentTypeOf } from './content-types.mjs';

/**
 * @typedef {{ data: Uint8Array, modified: Date }} StoredObject
 * @typedef {{ read(key: string): Promise<StoredObject>, write(key: string, data: Uint8Array): Promise<void>, remove(key: string): Promise<void> }} Disk
 */

/** A file that is being written. */
export const PARTIAL_FILE = /\.[0-9a-f-]{36}\.partial$/;

/**
 * Where lite's storage routes keep their bytes. Written here because lite 0.10.0 documents a file
 * adapter that its package does not contain, and its own one leaks a file descriptor at every HEAD.
 * @param {string | undefined} folder in memory when undefined
 */
export function createObjectStore(folder) {
  const disk = folder ? fileDisk(folder) : memoryDisk();
  /** @param {string} bucket @param {string} key */
  const at = (bucket, key) => `${bucket}/${key}`;

  const store = {
    driver: null,
    /** @param {string} bucket @param {string} key */
    async getObject(bucket, key) {
      const object = await disk.read(at(bucket, key));
      return { httpStatusCode: 200, metadata: metadataOf(object, key), body: object.data };
    },
    /** @param {string} bucket @param {string} key */
    async headObject(bucket, key) {
      return metadataOf(await disk.read(at(bucket, key)), key);
    },
    /**
     * @param {string} bucket @param {string} key @param {unknown} _version
     * @param {any} body @param {string} mimetype @param {string} cacheControl
     */
    async uploadObject(bucket, key, _version, body, mimetype, cacheControl) {
      const data = new Uint8Array(await new Response(body).arrayBuffer());
      await disk.write(at(bucket, key), data);
      return { ...metadataOf({ data, modified: new Date() }, key), mimetype, cacheControl };
    },
    /** @param {string} bucket @param {string} key */
    async deleteObject(bucket, key) {
      await disk.remove(at(bucket, key));
    },
    /** @param {string} bucket @param {string[]} keys */
    async deleteObjects(bucket, keys) {
      for (const key of keys) await disk.remove(at(bucket, key));
    },
    /** @param {string} bucket @param {string} key @param {unknown} _version @param {string} toBucket @param {string} toKey */
    async copyObject(bucket, key, _version, toBucket, toKey) {
      const object = await disk.read(at(bucket, key));
      await disk.write(at(toBucket, toKey), object.data);
      const { eTag, lastModified } = metadataOf(object, toKey);
      return { httpStatusCode: 200, eTag, lastModified };
    },
    /** @param {string} bucket @param {string} key */
    async privateAssetUrl(bucket, key) {
      return `file://${path.resolve(folder ?? '/', at(bucket, key))}`;
    },
  };
  return store;
}

/** @param {StoredObject} object @param {string} key */
function metadataOf({ data, modified }, key) {
  return {
    cacheControl: 'max-age=3600',
    contentLength: data.byteLength,
    size: data.byteLength,
    mimetype: contentTypeOf(key),
    lastModified: modified,
    eTag: `"${createHash('md5').update(data).digest('hex')}"`,
  };
}

/** @param {string} folder @returns {Disk} */
function fileDisk(folder) {
  const root = path.resolve(folder);
  /** @param {string} key */
  const locate = (key) => {
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

/** @returns {Disk} */
function memoryDisk() {
  /** @type {Map<string, StoredObject>} */
  const objects = new Map();
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

/** @param {string} key */
function missing(key) {
  return Object.assign(new Error(`no such object: ${key}`), { code: 'ENOENT' });
}
