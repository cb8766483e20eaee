import { randomUUID } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';

const DAY_MS = 86_400_000;

/**
 * Copies the files of a build to the folder that nginx serves and deletes those of builds that were
 * replaced more than a day ago, so that a page opened before a deployment still loads its chunks.
 * File names contain a content hash. Safe to run in several instances at the same time.
 * @param from the folder `static` of a build
 * @param to shared by all instances
 * @param now in ms since 1970
 */
export function publishFiles(from: string, to: string, now = Date.now()) {
  const listFile = path.join(to, 'latest-build.json');
  const names = filesIn(from);
  const latest: string[] = existsSync(listFile) ? JSON.parse(readFileSync(listFile, 'utf8')) : [];
  const otherBuilds = filesIn(path.join(to, '_next/static')).filter(
    (name) => !names.includes(name),
  );
  for (const name of otherBuilds) {
    const file = path.join(to, '_next/static', name);
    // The modification time records when the last build with this file was replaced.
    if (latest.includes(name)) utimesSync(file, now / 1000, now / 1000);
    else if (isOlder(file, now - DAY_MS)) rmSync(file, { force: true });
  }
  for (const name of names) {
    const target = path.join(to, '_next/static', name);
    if (!existsSync(target))
      writeAtomically(target, (part) => copyFileSync(path.join(from, name), part));
  }
  writeAtomically(listFile, (part) => writeFileSync(part, JSON.stringify(names)));
}

/** The temporary name is random, since in containers every instance has process id 1. */
function writeAtomically(target: string, write: (temporaryFile: string) => void) {
  const temporaryFile = `${target}.${randomUUID()}.part`;
  mkdirSync(path.dirname(target), { recursive: true });
  write(temporaryFile);
  renameSync(temporaryFile, target);
}

/** False when another instance has deleted the file. */
function isOlder(file: string, timeMs: number) {
  const found = statSync(file, { throwIfNoEntry: false });
  return found !== undefined && found.mtimeMs < timeMs;
}

function filesIn(folder: string) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));
}
