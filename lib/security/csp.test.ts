import { CspEvaluator } from 'csp_evaluator/dist/evaluator';
import { Severity } from 'csp_evaluator/dist/finding';
import { CspParser } from 'csp_evaluator/dist/parser';
import { frameDocument } from '../frames/frame-document';
import { responseOf } from '../next-internals/page-responses.mjs';
import { nonceCsp } from './nonce-csp';

const page = { kind: 'APP_PAGE', html: '<script>self.__next_f.push([1])</script>' };

test.each([
  ['a stored page', responseOf(page).headers['content-security-policy'] ?? ''],
  ['the response to a form', nonceCsp()],
  ['a frame', frameDocument({ src: 'https://kaart.example/', title: 'Kaart', rights: {} }).policy],
])('Google’s CSP Evaluator finds nothing serious in the CSP of %s', (_, policy) => {
  const findings = new CspEvaluator(new CspParser(policy).csp).evaluate();
  const serious = findings.filter(({ severity }) => severity <= Severity.SYNTAX);
  expect(serious.map(({ directive, description }) => `${directive}: ${description}`)).toEqual([]);
});

test('no site may frame a page', () => {
  expect(nonceCsp()).toContain("; frame-ancestors 'none';");
});
