import { randomBytes } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { makePrivateFolder, writePrivateFile } from '../lib/private-files.mjs';
import { UserError } from '../lib/user-error.mjs';
import { finishRestore, PREPARING } from './restored-data.mjs';

/** Of the folders that a backup is made from. */
export const SNAPSHOT_PREFIX = 'snapshot-';

/**
 * @typedef {{ publishableKey: string, secretKey: string, jwtSecret: string, revalidateSecret: string, port: number }} Settings
 */

/** @returns {Settings} */
export function newSettings() {
  const random = () => randomBytes(24).toString('base64url');
  return {
    publishableKey: `sb_publishable_${random()}`,
    secretKey: `sb_secret_${random()}`,
    jwtSecret: random(),
    revalidateSecret: random(),
    port: 54321,
  };
}

/**
 * Takes the folder that keeps the database between runs for this process alone: two processes on
 * one PGlite folder both answer and one of them loses its rows. Puts in order what a process before
 * left half-way.
 * @param {string} folder created where it is missing
 * @returns {() => void} releases the lock
 */
export function lockDataFolder(folder) {
  try {
    makePrivateFolder(folder);
  } catch (error) {
    throw unusable(folder, error);
  }
  const releaseLock = takeLock(path.join(folder, 'lock'), folder);
  try {
    removeLeftovers(folder);
    finishRestore(folder);
    return releaseLock;
  } catch (error) {
    releaseLock();
    throw unusable(folder, error);
  }
}

/** @param {string} folder */
function removeLeftovers(folder) {
  for (const name of readdirSync(folder)) {
    if (name === PREPARING || name.startsWith(SNAPSHOT_PREFIX)) {
      rmSync(path.join(folder, name), { recursive: true });
    }
  }
}

/** Whether a database was created in a data folder. @param {string} folder */
export function hasDatabase(folder) {
  return existsSync(path.join(folder, 'pgdata', 'PG_VERSION'));
}

/**
 * Opens the folder that keeps the database between runs.
 * @param {string} folder
 */
export function openDataFolder(folder) {
  const releaseLock = lockDataFolder(folder);
  const databaseFolder = path.join(folder, 'pgdata');
  const storageFolder = path.join(folder, 'storage');
  try {
    for (const each of [databaseFolder, storageFolder]) makePrivateFolder(each);
  } catch (error) {
    releaseLock();
    throw unusable(folder, error);
  }
  const settingsFile = path.join(folder, 'settings.json');
  const settings = readSettings(settingsFile, folder, releaseLock);

  return {
    settings,
    databaseFolder,
    storageFolder,
    /** @param {Settings} changed */
    saveSettings(changed) {
      writePrivateFile(settingsFile, JSON.stringify(changed, null, 2));
    },
    close: releaseLock,
  };
}

/**
 * Says so, as a UserError, when a site runs on the data of a folder.
 * @param {string} folder
 */
export function failIfInUse(folder) {
  const pid = userOf(folder);
  if (pid) throw inUse(folder, pid);
}

/**
 * The number of the process that runs on the data of a folder, if there is one.
 * @param {string} folder
 */
export function userOf(folder) {
  const lockFile = path.join(folder, 'lock');
  if (!existsSync(lockFile)) return undefined;
  const { pid, isHeld } = readLock(lockFile);
  return isHeld ? pid : undefined;
}

/** @param {string} file */
function readLock(file) {
  const [pid = '', startTime = ''] = readFileSync(file, 'utf8').split(' ');
  return { pid, isHeld: isAlive(Number(pid), startTime) };
}

/**
 * @param {string} lockFile
 * @param {string} folder
 * @returns {() => void} releases the lock
 */
function takeLock(lockFile, folder) {
  const mine = `${process.pid} ${startTimeOf(process.pid)}`;
  for (let attempt = 0; attempt < 2; attempt += 1) {
    try {
      writeFileSync(lockFile, mine, { flag: 'wx' });
      return () => rmSync(lockFile, { force: true });
    } catch (error) {
      if (codeOf(error) !== 'EEXIST') throw unusable(folder, error);
      removeIfStale(lockFile, folder);
    }
  }
  throw inUse(folder, 'unknown');
}

/**
 * Moves the lock away before judging it, so that of two starts that find the same stale lock only
 * one removes it, and neither removes the other's new one.
 * @param {string} lockFile
 * @param {string} folder
 */
function removeIfStale(lockFile, folder) {
  const taken = `${lockFile}.${process.pid}`;
  try {
    renameSync(lockFile, taken);
    const { pid, isHeld } = readLock(taken);
    if (isHeld) {
      renameSync(taken, lockFile);
      throw inUse(folder, pid);
    }
    rmSync(taken);
  } catch (error) {
    // Gone already: whoever took it away is about to hold it, or has let it go.
    if (codeOf(error) === 'ENOENT') return;
    throw error instanceof UserError ? error : unusable(folder, error);
  }
}

/**
 * @param {string} file
 * @param {string} folder
 * @param {() => void} releaseLock
 * @returns {Settings}
 */
function readSettings(file, folder, releaseLock) {
  try {
    return { ...newSettings(), ...JSON.parse(readFileSync(file, 'utf8')) };
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return newSettings();
    releaseLock();
    throw unusable(folder, error);
  }
}

/**
 * @param {number} pid
 * @param {string} startTime
 */
function isAlive(pid, startTime) {
  try {
    process.kill(pid, 0);
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
  // After a reboot another program may carry the number that a killed run left in the lock.
  return startTime === startTimeOf(pid);
}

/**
 * When the process started, in clock ticks since boot; empty where there is no /proc.
 * @param {number} pid
 */
export function startTimeOf(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  } catch {
    return '';
  }
}

/**
 * @param {string} folder
 * @param {string} pid
 */
function inUse(folder, pid) {
  return new UserError(
    `The site already runs on the data in ${folder} (process ${pid}). Stop that one first, with Ctrl-C where it was started: two at once would lose posts. npm run studio is the site and the table editor together.`,
  );
}

/**
 * @param {string} folder
 * @param {unknown} cause
 */
function unusable(folder, cause) {
  const reason = cause instanceof Error ? cause.message : String(cause);
  return new UserError(`The data folder ${folder} cannot be used: ${reason}`);
}

/** @param {unknown} error */
function codeOf(error) {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}
