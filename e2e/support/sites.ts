import { readTestSites } from '../../scripts/harness/test-sites-file.mjs';

/** URLs of the sites under test and of their backend. */
export const sites = readTestSites();
