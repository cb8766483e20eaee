/** A whole file of the bucket, whose length and type were right. */
export type Copy = {
  bytes: Uint8Array<ArrayBuffer>;
  /** Those that describe it: content-type, and etag and last-modified where the bucket names them. */
  headers: Record<string, string>;
  /** When the bucket last said that this is the file, in ms since 1970. */
  confirmedAt: number;
  /** Since when the bucket calls it missing while that is in doubt. */
  missingSince?: number;
};

/** Copies in memory, up to a number of bytes in all; what was asked for longest ago goes first. */
export class Copies {
  #copies = new Map<string, Copy>();
  #bytes = 0;
  #mostBytes;

  constructor(mostBytes: number) {
    this.#mostBytes = mostBytes;
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
      if (this.#bytes <= this.#mostBytes) break;
      this.delete(oldest);
    }
  }

  delete(file: string): void {
    this.#bytes -= this.#copies.get(file)?.bytes.length ?? 0;
    this.#copies.delete(file);
  }

  /** Other files, those first that the bucket confirmed last. */
  others(file: string, most: number): string[] {
    return [...this.#copies]
      .filter(([other]) => other !== file)
      .sort(([, a], [, b]) => b.confirmedAt - a.confirmedAt)
      .slice(0, most)
      .map(([other]) => other);
  }

  clear(): void {
    this.#copies.clear();
    this.#bytes = 0;
  }
}
