import { readTestSites } from '../../scripts/harness/test-sites-file.ts';

export const sites = readTestSites();
