import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** Differs from every start time: the process has ended, and only its parent has not taken note of that. */
const ZOMBIE = 'ended';

/** Tells processes with the same PID apart; empty where the system does not say. */
export function startTimeOf(pid: number, platform = process.platform): string {
  if (platform === 'linux') return startTimeOnLinux(pid);
  const [command = '', ...args] =
    platform === 'win32'
      ? ['powershell', '-NoProfile', '-Command', `(Get-Process -Id ${pid}).StartTime.Ticks`]
      : ['ps', '-o', 'lstart=', '-p', String(pid)];
  const env = { ...process.env, LC_ALL: 'C', TZ: 'UTC' };
  const { status, stdout } = spawnSync(command, args, { encoding: 'utf8', env });
  return status === 0 ? stdout.trim().replaceAll(/\s+/g, '-') : '';
}

/** Clock ticks since the boot. */
function startTimeOnLinux(pid: number) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return fields[0] === 'Z' ? ZOMBIE : (fields[19] ?? '');
  } catch {
    return '';
  }
}
