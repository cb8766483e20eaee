import { userInfo } from 'node:os';

/** The name of who runs the command, also in a container whose user has no entry in /etc/passwd. */
export function userName(): string {
  try {
    return userInfo().username;
  } catch {
    return process.env.USER || 'eigenaar';
  }
}
