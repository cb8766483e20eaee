import { runOrFail } from '../../../scripts/lib/processes.ts';
import { installWhenMissing, runs } from './debian.ts';

export function installWrk() {
  // wrk has no option that ends with exit code 0, such as --version.
  return installWhenMissing(['wrk'], () => runs('which', ['wrk']));
}

type LoadOptions = {
  seconds: number;
  connections?: number;
  encoding?: string;
  /** The CPU core that wrk is bound to. */
  core?: number;
  /** Path of a Lua script. */
  script?: string;
};

export async function wrk(
  url: string,
  { seconds, connections = 16, encoding, core, script }: LoadOptions,
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
