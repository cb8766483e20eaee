import { readFileSync, rmSync } from 'node:fs';
import { DATA_ROOT, makePrivateFolder, writePrivateFile } from '../lib/private-files.mjs';

const FILE = `${DATA_ROOT}/test-sites.json`;

/**
 * Where the sites of a test run answer, written by whoever started them.
 * @typedef {{
 *   site: string,
 *   siteWithEmbeds: string,
 *   siteWithFaults: string,
 *   barePage: string,
 *   embeds: string,
 *   faults: string,
 *   isThrowAway: boolean,
 *   backend: { url: string, publishableKey: string, secretKey: string },
 *   variables: Record<string, string>,
 *   secrets: Record<string, string>,
 *   buildFolder: string,
 *   buildFolderWithEmbeds: string,
 * }} TestSites
 */

/** @param {TestSites} sites */
export function writeTestSites(sites) {
  makePrivateFolder(DATA_ROOT);
  writePrivateFile(FILE, JSON.stringify(sites, null, 2));
}

export function removeTestSites() {
  rmSync(FILE, { force: true });
}

/** @returns {TestSites} */
export function readTestSites() {
  try {
    return JSON.parse(readFileSync(FILE, 'utf8'));
  } catch {
    throw new Error(
      'No test sites are running. Use `npm test`, or keep them up with `npm run test:sites`.',
    );
  }
}
