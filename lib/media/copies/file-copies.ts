/** A complete file of the bucket, with a verified length and type. */
export type Copy = {
  bytes: Uint8Array<ArrayBuffer>;
  headers: Record<string, string>;
  /** Last successful response of the bucket for this file, in ms since 1970. */
  confirmedAt: number;
  /** First response that reported it as missing, in ms since 1970. */
  missingSince?: number;
};

/** An LRU cache of files in memory, limited by their total number of bytes. */
export class LruFileCache {
  #copies = new Map<string, Copy>();
  #bytes = 0;
  #maxBytes;

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes;
  }

  get(file: string): Copy | undefined {
    const copy = this.#copies.get(file);
    if (!copy) return undefined;
    this.#copies.delete(file);
    this.#copies.set(file, copy);
    return copy;
  }

  set(file: string, copy: Copy): void {
    this.delete(file);
    this.#copies.set(file, copy);
    this.#bytes += copy.bytes.length;
    for (const oldest of this.#copies.keys()) {
      if (this.#bytes <= this.#maxBytes) break;
      this.delete(oldest);
    }
  }

  delete(file: string): void {
    this.#bytes -= this.#copies.get(file)?.bytes.length ?? 0;
    this.#copies.delete(file);
  }

  /** At most `limit` other files, most recently confirmed first. */
  others(file: string, limit: number): string[] {
    return [...this.#copies]
      .filter(([other]) => other !== file)
      .sort(([, a], [, b]) => b.confirmedAt - a.confirmedAt)
      .slice(0, limit)
      .map(([other]) => other);
  }

  clear(): void {
    this.#copies.clear();
    this.#bytes = 0;
  }
}
