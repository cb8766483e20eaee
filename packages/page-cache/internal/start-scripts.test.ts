import { transformSync } from 'esbuild';
import { frameworkScript, sheetsScript } from './start-scripts.mjs';

test.each([
  ['the style sheets', sheetsScript],
  ['the framework', frameworkScript],
])('the script that loads %s is ES5, so that it runs in old browsers', (_, { code }) => {
  // esbuild cannot write newer syntax as ES5: it reports an error.
  expect(() => transformSync(code, { target: 'es5' })).not.toThrow();
});
