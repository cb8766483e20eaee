import { readTestSites } from '../../scripts/harness/test-sites-file.mjs';

export const sites = readTestSites();
