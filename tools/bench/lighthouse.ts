import { existsSync } from 'node:fs';
import path from 'node:path';
import { run, runOrFail } from '../../scripts/lib/processes.ts';
import { UserError } from '../../scripts/lib/user-error.ts';
import type { Device } from './plan.ts';

const FOLDER = import.meta.dirname;
const COMMAND = path.join(FOLDER, 'node_modules/lighthouse/cli/index.js');
const VISIT_LIMIT_MS = 120_000;
/** One visit in some fifty fails: the browser's trace does not say when it began (NO_NAVSTART). */
const TRIES = 3;

/** Times in milliseconds, bytes as they were transferred; NaN where Lighthouse has none. */
export type Measures = {
  score: number;
  lcp: number;
  fcp: number;
  tbt: number;
  cls: number;
  server: number;
  html: number;
  script: number;
  style: number;
  font: number;
  image: number;
  media: number;
  beforePaint: number;
};

/** 185 MB that nobody needs who does not measure. */
export async function installLighthouse() {
  if (existsSync(COMMAND)) return;
  await runOrFail('npm ci', 'npm', ['ci', '--prefix', FOLDER, '--no-audit', '--no-fund']);
}

/**
 * One visit by Lighthouse's own rules: a slow phone over a slow connection, or a desktop, simulated.
 */
export async function visitWithLighthouse(
  url: string,
  device: Device,
  chromium: string,
): Promise<Measures> {
  for (let tries = 1; ; tries += 1) {
    const { code, output } = await runLighthouse(url, device, chromium);
    const start = output.indexOf('{');
    const report = code === 0 && start >= 0 ? JSON.parse(output.slice(start)) : undefined;
    if (report && !report.runtimeError) return measuresOf(report);
    const cause = report?.runtimeError.message ?? output;
    if (tries === TRIES) throw new UserError(`Lighthouse failed at ${url}:\n${cause}`);
  }
}

function runLighthouse(url: string, device: Device, chromium: string) {
  return run(
    process.execPath,
    [
      ...[COMMAND, url, '--quiet', '--output=json', '--only-categories=performance'],
      // Taken after the measurement, of use in a report for people alone.
      '--disable-full-page-screenshot',
      '--chrome-flags=--headless=new --no-sandbox',
      ...(device === 'desktop' ? ['--preset=desktop'] : []),
    ],
    { env: { CHROME_PATH: chromium }, timeLimitMs: VISIT_LIMIT_MS },
  );
}

/**
 * @param report https://github.com/GoogleChrome/lighthouse/blob/main/docs/understanding-results.md
 */
function measuresOf({ categories, audits }: any) {
  const value = (name: string) => audits[name]?.numericValue ?? Number.NaN;
  const requests: {
    resourceType: string;
    transferSize: number;
    networkEndTime: number;
    networkRequestTime: number;
  }[] = audits['network-requests'].details.items;
  const bytes = (type: string) =>
    requests
      .filter(({ resourceType }) => resourceType === type)
      .reduce((sum, { transferSize }) => sum + transferSize, 0);
  const painted = audits.metrics.details.items[0].observedFirstContentfulPaint;
  const begun = requests[0]?.networkRequestTime ?? 0;
  return {
    score: categories.performance.score ?? Number.NaN,
    lcp: value('largest-contentful-paint'),
    fcp: value('first-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    server: value('server-response-time'),
    html: bytes('Document'),
    script: bytes('Script'),
    style: bytes('Stylesheet'),
    font: bytes('Font'),
    image: bytes('Image'),
    media: bytes('Media'),
    beforePaint: requests.filter(({ networkEndTime }) => networkEndTime - begun <= painted).length,
  };
}
