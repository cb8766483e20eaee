import { readTestSites } from '../../packages/testbed/test-sites-file.ts';

export const sites = readTestSites();
