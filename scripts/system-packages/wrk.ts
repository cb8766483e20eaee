import { runOrFail } from '../lib/processes.ts';
import { installWhenMissing, runs } from './debian.ts';

export function installWrk() {
  // It knows no --version: without an address it tells how it is used and ends with 1.
  return installWhenMissing(['wrk'], () => runs('which', ['wrk']));
}

/**
 * Asks one address again and again.
 * @param options `core` is the one it may use; `script` a file in Lua
 */
export async function wrk(
  url: string,
  {
    seconds,
    connections = 16,
    encoding,
    core,
    script,
  }: { seconds: number; connections?: number; encoding?: string; core?: number; script?: string },
): Promise<{ requests: number; perSecond: number; failures: number }> {
  const args = [
    ...(core === undefined ? [] : ['taskset', '-c', String(core)]),
    ...['wrk', '-t1', `-c${connections}`, `-d${seconds}s`, '--timeout', '10s'],
    ...(encoding ? ['-H', `Accept-Encoding: ${encoding}`] : []),
    ...(script ? ['-s', script] : []),
    url,
  ];
  const [command = '', ...rest] = args;
  const output = await runOrFail('wrk', command, rest);
  const [, requests = '0'] = /(\d+) requests in/.exec(output) ?? [];
  const [, perSecond = '0'] = /Requests\/sec:\s+([\d.]+)/.exec(output) ?? [];
  const [, refused = '0'] = /Non-2xx or 3xx responses: (\d+)/.exec(output) ?? [];
  const [, ...broken] =
    /Socket errors: connect (\d+), read (\d+), write (\d+), timeout (\d+)/.exec(output) ?? [];
  const failures = [refused, ...broken].reduce((sum, count) => sum + Number(count), 0);
  return { requests: Number(requests), perSecond: Number(perSecond), failures };
}
