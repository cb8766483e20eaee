import { CspEvaluator } from 'csp_evaluator/dist/evaluator';
import { Severity } from 'csp_evaluator/dist/finding';
import { CspParser } from 'csp_evaluator/dist/parser';
import { frameDocument } from '../../pages/frames/frame-document';
import { buildCsp } from './csp.mjs';
import { cspHash } from './csp-hash.mjs';
import { nonceCsp } from './nonce-csp';

test.each([
  ['a stored page', buildCsp([cspHash('script')], [cspHash('p{}')])],
  ['the response to a form', nonceCsp('p{}')],
  ['a frame', frameDocument({ src: 'https://kaart.example/', title: 'Kaart', rights: {} }).policy],
])('Google’s CSP Evaluator finds nothing serious in the CSP of %s', (_, policy) => {
  const findings = new CspEvaluator(new CspParser(policy).csp).evaluate();
  const serious = findings.filter(({ severity }) => severity <= Severity.SYNTAX);
  expect(serious.map(({ directive, description }) => `${directive}: ${description}`)).toEqual([]);
});

test('no site may frame a page', () => {
  expect(nonceCsp('p{}')).toContain("; frame-ancestors 'none';");
});
