import { run } from '../../scripts/lib/processes.ts';
import { UserError } from '../../scripts/lib/user-error.ts';

/** The most that a site without cookies and with this policy can have; 135 takes integrity hashes on scripts. */
export const LEAST_SCORE = 130;

const TIME_LIMIT_MS = 5 * 60_000;

export type Verdict = { name: string; result: string; pass: boolean; scoreModifier: number };

/**
 * What Mozilla's Observatory thinks of a host.
 * @param host with a port where it is not the usual one
 * @param certificate a file with one to trust beside the usual ones
 */
export async function scanHost(
  host: string,
  certificate?: string,
): Promise<{ score: number; grade: string; tests: Verdict[] }> {
  const { code, output } = await run(process.execPath, ['tools/observatory/scan.ts', host], {
    env: { NODE_EXTRA_CA_CERTS: certificate },
    timeLimitMs: TIME_LIMIT_MS,
  });
  if (code !== 0) throw new UserError(`${host} was not scanned: ${output}`);
  return JSON.parse(output);
}
