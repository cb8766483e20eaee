import { run } from '../../scripts/lib/processes.ts';
import { UserError } from '../../scripts/lib/user-error.ts';

/** The maximum for a site without cookies and with this CSP; 135 requires SRI hashes on scripts. */
export const MIN_SCORE = 130;

const TIME_LIMIT_MS = 5 * 60_000;

type TestResult = { name: string; result: string; pass: boolean; scoreModifier: number };

type Scan = { score: number; grade: string; tests: TestResult[] };

/**
 * Scans a host with Mozilla's HTTP Observatory.
 * @param host with its port unless that is the default
 * @param certificate file of an additional certificate to trust
 */
export async function scanHost(host: string, certificate?: string): Promise<Scan> {
  const { code, output } = await run(process.execPath, ['tools/observatory/scan.ts', host], {
    env: { NODE_EXTRA_CA_CERTS: certificate },
    timeLimitMs: TIME_LIMIT_MS,
  });
  if (code !== 0) throw new UserError(`${host} was not scanned: ${output}`);
  return JSON.parse(output);
}
