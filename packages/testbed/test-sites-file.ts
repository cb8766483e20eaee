import { readFileSync, rmSync } from 'node:fs';
import { DATA_ROOT, makePrivateFolder, writePrivateFile } from '../../scripts/lib/private-files.ts';

const FILE = `${DATA_ROOT}/test-sites.json`;

/** URLs and settings of the sites of a test run. */
export type TestSites = {
  site: string;
  siteWithEmbeds: string;
  siteWithFaults: string;
  barePage: string;
  embeds: string;
  faults: string;
  isTemporary: boolean;
  /** `jwtSecret` only of the temporary backend. */
  backend: { url: string; publishableKey: string; secretKey: string; jwtSecret?: string };
  variables: Record<string, string>;
  secrets: Record<string, string>;
  buildFolder: string;
  buildFolderWithEmbeds: string;
};

export function writeTestSites(sites: TestSites) {
  makePrivateFolder(DATA_ROOT);
  writePrivateFile(FILE, JSON.stringify(sites, null, 2));
}

export function removeTestSites() {
  rmSync(FILE, { force: true });
}

export function readTestSites(): TestSites {
  try {
    return JSON.parse(readFileSync(FILE, 'utf8'));
  } catch {
    throw new Error(
      'No test sites are running. Run `npm test`, or start them with `npm run test:sites`.',
    );
  }
}
