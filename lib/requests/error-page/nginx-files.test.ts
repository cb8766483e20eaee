import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { DEFAULT_CSP } from '../security/default-csp';
import { headersEverywhere } from '../security/response-headers';
import { ERROR_PAGE_CSP, errorLine, errorPage } from './error-page';
import { errorText } from './error-texts';

// This command writes the files after a change of texts, style or company data:
//   WRITE_ERROR_FILES=1 npx jest lib/requests/error-page
const FOLDER = 'deploy/nginx/errors';

const conf = (name: string) => readFileSync(`deploy/nginx/${name}.conf`, 'utf8');
const statuses = Array.from(
  conf('errors').matchAll(/\/_errors\/(\d+)\.\$error_form/g),
  ([, status]) => Number(status),
);
const expected = Object.fromEntries(
  statuses.flatMap((status) => [
    [`${status}.html`, errorPage(errorText(status))],
    [`${status}.txt`, errorLine(errorText(status))],
  ]),
);

const addedBy = (name: string) =>
  Object.fromEntries(
    Array.from(
      conf(name).matchAll(/add_header ([\w-]+) (?:"([^"]*)"|'([^']*)'|(\S+)) always;/g),
      (match) => {
        const [, header = '', double, single, plain] = match;
        return [header.toLowerCase(), double ?? single ?? plain];
      },
    ),
  );

test('the error pages of nginx are those of the site', () => {
  if (process.env.WRITE_ERROR_FILES) {
    for (const [name, text] of Object.entries(expected)) writeFileSync(`${FOLDER}/${name}`, text);
  }
  const files = readdirSync(FOLDER).map((name) => [
    name,
    readFileSync(`${FOLDER}/${name}`, 'utf8'),
  ]);
  expect(Object.fromEntries(files)).toEqual(expected);
});

test('nginx sends its error pages with a CSP that allows their style', () => {
  const [, policy] = /\bhtml "([^"]+)"/.exec(conf('error-maps')) ?? [];
  expect(policy).toBe(ERROR_PAGE_CSP);
});

test('the responses of nginx itself have the security headers of the site', () => {
  const { 'strict-transport-security': strict, ...headers } =
    headersEverywhere('https://x.example');
  expect(addedBy('security-headers')).toEqual({
    ...headers,
    'strict-transport-security': '$strict_transport_security',
  });
  expect(conf('error-maps')).toContain(`https "${strict}";`);
  expect(addedBy('file-headers')).toEqual({ 'content-security-policy': DEFAULT_CSP });
});
