import { randomBytes } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { makePrivateFolder, writePrivateFile } from '../../scripts/lib/private-files.ts';
import { renamePatiently } from '../../scripts/lib/rename.mjs';
import { UserError } from '../../scripts/lib/user-error.ts';
import { startTimeOf } from './process-start.ts';
import { finishRestore, PREPARING } from './restored-data.ts';

/** Prefix of the temporary folders that backups are made from. */
export const SNAPSHOT_PREFIX = 'snapshot-';

export type Settings = {
  publishableKey: string;
  secretKey: string;
  jwtSecret: string;
  revalidateSecret: string;
  port: number;
};

export function newSettings(): Settings {
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
 * Two processes on one PGlite folder would lose rows. Returns a function that releases the lock.
 * @throws {UserError} when another process holds the lock, or the folder cannot be used
 */
export function lockDataFolder(folder: string): () => void {
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

function removeLeftovers(folder: string) {
  for (const name of readdirSync(folder)) {
    if (name === PREPARING || name.startsWith(SNAPSHOT_PREFIX)) {
      rmSync(path.join(folder, name), { recursive: true });
    }
  }
}

export function hasDatabase(folder: string) {
  return existsSync(path.join(folder, 'pgdata', 'PG_VERSION'));
}

export function openDataFolder(folder: string) {
  const releaseLock = lockDataFolder(folder);
  const databaseFolder = path.join(folder, 'pgdata');
  const storageFolder = path.join(folder, 'storage');
  try {
    makePrivateFolder(storageFolder);
    if (existsSync(databaseFolder)) makePrivateFolder(databaseFolder);
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
    saveSettings(changed: Settings) {
      writePrivateFile(settingsFile, JSON.stringify(changed, null, 2));
    },
    close: releaseLock,
  };
}

/** @throws {UserError} when a site runs on the data of a folder */
export function failIfInUse(folder: string) {
  const pid = lockHolderOf(folder);
  if (pid) throw inUse(folder, pid);
}

/** PID of the process that holds the lock of a folder, if there is one. */
export function lockHolderOf(folder: string) {
  const lockFile = path.join(folder, 'lock');
  if (!existsSync(lockFile)) return undefined;
  const { pid, isHeld } = readLock(lockFile);
  return isHeld ? pid : undefined;
}

function readLock(file: string) {
  const [pid = '', startTime = ''] = readFileSync(file, 'utf8').split(' ');
  return { pid, isHeld: isAlive(Number(pid), startTime) };
}

function takeLock(lockFile: string, folder: string): () => void {
  const content = `${process.pid} ${startTimeOf(process.pid)}`;
  for (let attempt = 0; attempt < 2; attempt += 1) {
    try {
      writeFileSync(lockFile, content, { flag: 'wx' });
      return () => rmSync(lockFile, { force: true });
    } catch (error) {
      if (codeOf(error) !== 'EEXIST') throw unusable(folder, error);
      removeIfStale(lockFile, folder);
    }
  }
  throw inUse(folder);
}

/** Renames the lock before checking it, so that two processes never both remove it, or remove a newer one. */
function removeIfStale(lockFile: string, folder: string) {
  const renamed = `${lockFile}.${process.pid}`;
  try {
    renamePatiently(lockFile, renamed);
    const { pid, isHeld } = readLock(renamed);
    if (isHeld) {
      renamePatiently(renamed, lockFile);
      throw inUse(folder, pid);
    }
    rmSync(renamed);
  } catch (error) {
    // Another process removed it first.
    if (codeOf(error) === 'ENOENT') return;
    throw error instanceof UserError ? error : unusable(folder, error);
  }
}

function readSettings(file: string, folder: string, releaseLock: () => void): Settings {
  try {
    return { ...newSettings(), ...JSON.parse(readFileSync(file, 'utf8')) };
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return newSettings();
    releaseLock();
    throw unusable(folder, error);
  }
}

function isAlive(pid: number, startTime: string) {
  try {
    process.kill(pid, 0);
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
  // PIDs are reused: after a reboot the one in the lock may belong to another program.
  const present = startTimeOf(pid);
  return !startTime || !present || startTime === present;
}

function inUse(folder: string, pid?: string) {
  const [holder, command] = pid
    ? [` (process ${pid})`, ` or by: ${commandThatStops(pid)}`]
    : ['', ''];
  return new UserError(
    `The site already runs on the data in ${folder}${holder}: two at once would lose posts. Stop it first, with Ctrl-C in its terminal${command}. npm run studio runs the site too.`,
  );
}

function commandThatStops(pid: string) {
  return process.platform === 'win32' ? `taskkill /F /PID ${pid}` : `kill ${pid}`;
}

function unusable(folder: string, cause: unknown) {
  const reason = cause instanceof Error ? cause.message : String(cause);
  return new UserError(`The data folder ${folder} cannot be used: ${reason}`);
}

function codeOf(error: unknown) {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}
