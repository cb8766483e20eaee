import { REQUEST_PATH } from '../../lib/configurator/request-path';
import { routes } from '../../lib/routes';
import { expect, test } from '../support/http-test';
import { visitedPages } from '../support/pages';

/** Values of `type` of a script that runs, without import maps. */
const TYPES_THAT_RUN = ['', 'text/javascript', 'module'];
/** A data block has a MIME type that is not JavaScript. */
const MIME_TYPE = /^[\w.+-]+\/[\w.+-]+$/;

for (const path of [
  ...visitedPages,
  `${routes.configurator}?model=wall-kiosk`,
  REQUEST_PATH,
  '/bestaat-niet',
]) {
  test(`scripts on ${path} have valid types and attributes, and no id occurs twice`, async ({
    request,
  }) => {
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
    const ids = Array.from(html.matchAll(/<[a-z][^>]*? id="([^"]*)"/g), ([, id]) => id);
    expect(ids).not.toEqual([]);
    expect(ids.filter((id, place) => ids.indexOf(id) !== place)).toEqual([]);
  });
}

function scriptsIn(html: string): { type: string; attributes: string[] }[] {
  return Array.from(html.matchAll(/<script\b([^>]*)>/g), ([, text = '']) => {
    const pairs = Array.from(text.matchAll(/([\w:-]+)(?:="([^"]*)")?/g));
    const attributes = pairs.map(([, name = '']) => name);
    return { type: pairs.find(([, name]) => name === 'type')?.[2] ?? '', attributes };
  });
}
