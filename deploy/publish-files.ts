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
 * Copies the files of a build to where nginx serves them, beside those of earlier builds: a page that
 * was opened before a deployment still loads its parts for a day after it. Their names hold a hash,
 * so that no build overwrites another's. Several instances may do it at the same moment.
 * @param from the folder `static` of a build
 * @param to shared by all instances
 * @param now in ms since 1970
 */
export function publishFiles(from: string, to: string, now: number = Date.now()) {
  const listFile = path.join(to, 'latest-build.json');
  const own = filesIn(from);
  const latest = existsSync(listFile) ? JSON.parse(readFileSync(listFile, 'utf8')) : [];
  const left = filesIn(path.join(to, '_next/static')).filter((name) => !own.includes(name));
  for (const name of left) {
    const file = path.join(to, '_next/static', name);
    // Its time of change is from now on the moment at which the last build that had it was replaced.
    if (latest.includes(name)) utimesSync(file, now / 1000, now / 1000);
    else if (isOlder(file, now - DAY_MS)) rmSync(file, { force: true });
  }
  for (const name of own) {
    const target = path.join(to, '_next/static', name);
    if (!existsSync(target)) addWhole(target, (part) => copyFileSync(path.join(from, name), part));
  }
  addWhole(listFile, (part) => writeFileSync(part, JSON.stringify(own)));
}

/**
 * nginx may be sending the file, or another instance be writing it: in containers both are process 1.
 */
function addWhole(target: string, write: (part: string) => void) {
  const part = `${target}.${randomUUID()}.part`;
  mkdirSync(path.dirname(target), { recursive: true });
  write(part);
  renameSync(part, target);
}

/**
 * @param file that another instance may have taken away
 * @param time in ms since 1970
 */
function isOlder(file: string, time: number) {
  const found = statSync(file, { throwIfNoEntry: false });
  return found !== undefined && found.mtimeMs < time;
}

function filesIn(folder: string) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));
}
