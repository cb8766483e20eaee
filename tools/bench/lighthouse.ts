import { existsSync } from 'node:fs';
import path from 'node:path';
import { npmCommand } from '../../scripts/lib/npm.mjs';
import { run, runOrFail } from '../../scripts/lib/processes.ts';
import { UserError } from '../../scripts/lib/user-error.ts';
import type { Device } from './plan.ts';

const FOLDER = import.meta.dirname;
const COMMAND = path.join(FOLDER, 'node_modules/lighthouse/cli/index.js');
const VISIT_LIMIT_MS = 120_000;
/** About one run in fifty fails with NO_NAVSTART, a gap in the browser's trace. */
const MAX_ATTEMPTS = 3;

/** Times in ms, transferred bytes; NaN where Lighthouse has no value. `beforePaint` counts requests. */
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

/**
 * The parts of a report that are read here.
 * Source: https://github.com/GoogleChrome/lighthouse/blob/main/docs/understanding-results.md
 */
type LighthouseReport = {
  categories: { performance: { score: number | null } };
  audits: Record<string, { numericValue?: number } | undefined> & {
    'network-requests': { details: { items: NetworkRequest[] } };
    metrics: { details: { items: [{ observedFirstContentfulPaint: number }] } };
  };
  runtimeError?: { message: string };
};
type NetworkRequest = {
  resourceType: string;
  transferSize: number;
  networkEndTime: number;
  networkRequestTime: number;
};

/** Installs Lighthouse apart from the development packages, since it takes 185 MB. */
export async function installLighthouse() {
  if (existsSync(COMMAND)) return;
  await runOrFail('npm ci', ...npmCommand(['ci', '--prefix', FOLDER, '--no-audit', '--no-fund']));
}

/** One run with Lighthouse's default throttling for the device. */
export async function visitWithLighthouse(
  url: string,
  device: Device,
  chromium: string,
): Promise<Measures> {
  for (let attempt = 1; ; attempt += 1) {
    const { code, output } = await runLighthouse(url, device, chromium);
    const start = output.indexOf('{');
    const report: LighthouseReport | undefined =
      code === 0 && start >= 0 ? JSON.parse(output.slice(start)) : undefined;
    if (report && !report.runtimeError) return measuresOf(report);
    const cause = report?.runtimeError?.message ?? output;
    if (attempt === MAX_ATTEMPTS) throw new UserError(`Lighthouse failed at ${url}:\n${cause}`);
  }
}

function runLighthouse(url: string, device: Device, chromium: string) {
  return run(
    process.execPath,
    [
      ...[COMMAND, url, '--quiet', '--output=json', '--only-categories=performance'],
      // Only the HTML report needs it.
      '--disable-full-page-screenshot',
      '--chrome-flags=--headless=new --no-sandbox',
      ...(device === 'desktop' ? ['--preset=desktop'] : []),
    ],
    { env: { CHROME_PATH: chromium }, timeLimitMs: VISIT_LIMIT_MS },
  );
}

function measuresOf({ categories, audits }: LighthouseReport): Measures {
  const value = (name: string) => audits[name]?.numericValue ?? Number.NaN;
  const requests = audits['network-requests'].details.items;
  const bytes = (type: string) =>
    requests
      .filter(({ resourceType }) => resourceType === type)
      .reduce((sum, { transferSize }) => sum + transferSize, 0);
  const painted = audits.metrics.details.items[0].observedFirstContentfulPaint;
  const start = requests[0]?.networkRequestTime ?? 0;
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
    beforePaint: requests.filter(({ networkEndTime }) => networkEndTime - start <= painted).length,
  };
}
