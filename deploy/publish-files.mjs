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
 * so that no build overwrites another's.
 * @param {string} from the folder `static` of a build
 * @param {string} to shared by all instances
 * @param {number} now in ms since 1970
 */
export function publishFiles(from, to, now = Date.now()) {
  const listFile = path.join(to, 'latest-build.json');
  const own = filesIn(from);
  const latest = existsSync(listFile) ? JSON.parse(readFileSync(listFile, 'utf8')) : [];
  const left = filesIn(path.join(to, '_next/static')).filter((name) => !own.includes(name));
  for (const name of left) {
    const file = path.join(to, '_next/static', name);
    // Its time of change is from now on the moment at which the last build that had it was replaced.
    if (latest.includes(name)) utimesSync(file, now / 1000, now / 1000);
    else if (statSync(file).mtimeMs < now - DAY_MS) rmSync(file);
  }
  for (const name of own) addWhole(path.join(from, name), path.join(to, '_next/static', name));
  writeFileSync(listFile, JSON.stringify(own));
}

/** nginx may be sending the file, or another instance be writing it. @param {string} source @param {string} target */
function addWhole(source, target) {
  if (existsSync(target)) return;
  const part = `${target}.${process.pid}.part`;
  mkdirSync(path.dirname(target), { recursive: true });
  copyFileSync(source, part);
  renameSync(part, target);
}

/** @param {string} folder */
function filesIn(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));
}
