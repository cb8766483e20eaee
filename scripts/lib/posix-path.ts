import path from 'node:path';

/** A relative path with `/`, as in URLs and in our lists of files, also on Windows. */
export function posixPath(file: string, { sep } = path): string {
  return file.split(sep).join('/');
}
