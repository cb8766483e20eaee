import { withoutScripts } from '../support/html';
import { expect, test } from '../support/http-test';
import { visitedPages } from '../support/pages';

for (const path of visitedPages) {
  test(`${path} answers 200 with a complete Dutch page`, async ({ request }) => {
    const response = await request.get(path);
    expect(response.status()).toBe(200);
    const html = withoutScripts(await response.text());
    expect(html).toContain('<html lang="nl"');
    expect(html.match(/<h1[ >]/g)).toHaveLength(1);
    expect(html.match(/<main[ >]/g)).toHaveLength(1);
    expect(html).toMatch(/<header[ >]/);
    expect(html).toMatch(/<footer[ >].*Zuilwerk is een voorbeeldbedrijf.*<\/footer>/s);
    expect(html).toMatch(/<\/html>$/);
  });
}
