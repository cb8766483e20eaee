import nextJest from 'next/jest.js';

const FOLDERS = ['app', 'components', 'deploy', 'imagery', 'lib', 'packages', 'scripts', 'tools'];

const createConfig = nextJest({ dir: './' })({
  testEnvironment: 'node',
  // No promise about time: it only ends a test that hangs, however busy the machine is.
  testTimeout: 120_000,
  // No patterns with <rootDir>: the checkout may stand in a folder with brackets. Builds are outside these folders.
  roots: FOLDERS.map((folder) => `<rootDir>/${folder}`),
  testMatch: ['**/*.test.{ts,tsx}'],
  // Retried like Playwright's tests: npm test lists tests that passed only on the retry.
  setupFilesAfterEnv: process.env.CI ? ['<rootDir>/scripts/test/retry-once.ts'] : [],
});

/** Packages that are ES modules, most of them dependencies of sanitize-html; Jest loads them only when they are transformed. */
const ES_MODULES = [
  'htmlparser2',
  'domelementtype',
  'domhandler',
  'domutils',
  'dom-serializer',
  'entities',
  'jose',
  'three',
];

export default async () => ({
  ...(await createConfig()),
  // next/jest adds patterns that cannot be overridden by an option.
  transformIgnorePatterns: [
    `/node_modules/(?!(${ES_MODULES.join('|')})/)`,
    '\\.module\\.(css|sass|scss)$',
  ],
});
