import nextJest from 'next/jest.js';

export default nextJest({ dir: './' })({
  testEnvironment: 'node',
  testMatch: ['<rootDir>/{app,components,deploy,imagery,lib}/**/*.test.{ts,tsx}'],
  // Builds hold copies of package.json, which would count as packages of their own.
  modulePathIgnorePatterns: ['<rootDir>/\\.next'],
});
