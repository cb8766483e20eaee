import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { REQUEST_PATH } from '../../lib/business/configurator/request-path';
import { PROPOSAL_PATH } from '../../lib/business/project/path';
import { projectHref } from '../../lib/business/project/project-query';
import { routes } from '../../lib/routes';
import { fourShops } from '../project/four-shops';
import { embeddedBackendOnly } from '../support/backend';
import { expect, test } from '../support/http-test';
import { visitedPages } from '../support/pages';
import { allPaths } from './dutch/pages';

/** Values of `type` of a script that runs, without import maps. */
const TYPES_THAT_RUN = ['', 'text/javascript', 'module'];
/** A data block has a MIME type that is not JavaScript. */
const MIME_TYPE = /^[\w.+-]+\/[\w.+-]+$/;

const renderedOnRequest = [
  REQUEST_PATH,
  projectHref(fourShops),
  projectHref(fourShops, PROPOSAL_PATH),
];

for (const path of [
  ...visitedPages,
  `${routes.configurator}?model=wall-kiosk`,
  ...renderedOnRequest,
  '/bestaat-niet',
]) {
  test(`scripts on ${path} have valid types and attributes`, async ({ request }) => {
    const response = await request.get(path, { headers: { accept: 'text/html' } });
    // The text of a script may look like markup.
    const html = (await response.text()).replaceAll(
      /(<script\b[^>]*>).*?<\/script>/gs,
      '$1</script>',
    );
    const scripts = scriptsIn(html);
    expect(scripts).not.toEqual([]);
    const invalid = scripts.filter(({ type, attributes }) =>
      TYPES_THAT_RUN.includes(type)
        ? attributes.includes('async') && !attributes.includes('src')
        : !MIME_TYPE.test(type) || attributes.some((name) => !['type', 'id'].includes(name)),
    );
    expect(invalid).toEqual([]);
  });
}

test('elements and attributes of every page stand where HTML allows them', async ({ request }) => {
  // A named project has posts of its owner.
  embeddedBackendOnly();
  // Scripts are left to the tests above, of which this preset knows less.
  const config = { root: true, extends: ['html-validate:standard'], elements: ['html5'] };
  const validator = new HtmlValidate(new StaticConfigLoader(config));
  const problems: string[] = [];
  for (const path of [...(await allPaths()), ...renderedOnRequest]) {
    const response = await request.get(path, { headers: { accept: 'text/html' } });
    const { results } = await validator.validateString(await response.text());
    problems.push(
      ...results.flatMap(({ messages }) =>
        messages.map(({ message, selector }) => `${path}: ${message} (${selector})`),
      ),
    );
  }
  expect(problems).toEqual([]);
});

function scriptsIn(html: string): { type: string; attributes: string[] }[] {
  return Array.from(html.matchAll(/<script\b([^>]*)>/g), ([, text = '']) => {
    const pairs = Array.from(text.matchAll(/([\w:-]+)(?:="([^"]*)")?/g));
    const attributes = pairs.map(([, name = '']) => name);
    return { type: pairs.find(([, name]) => name === 'type')?.[2] ?? '', attributes };
  });
}
