import nextJest from 'next/jest.js';

export default nextJest({ dir: './' })({
  testEnvironment: 'node',
  // No promise about time: it only ends a test that hangs, however busy the machine is.
  testTimeout: 120_000,
  testMatch: ['<rootDir>/{app,components,deploy,imagery,lib,scripts,tools}/**/*.test.{ts,tsx}'],
  // Builds hold copies of package.json, which would count as packages of their own.
  modulePathIgnorePatterns: ['<rootDir>/\\.next'],
});
