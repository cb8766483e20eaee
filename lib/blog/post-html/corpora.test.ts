import { readCorpora } from '../../../e2e/support/corpora/read-corpora';
import { toSameOriginPath } from '../../security/same-origin-path';
import { cleanPostHtml } from './clean';

const SITE = 'https://www.zuilwerk.example';

function clean(html: string): string {
  return cleanPostHtml(html, { url: SITE, toImage: (address) => toSameOriginPath(address, SITE) })
    .html;
}

/** A whole tag as we write it. What is left of a text without them holds no `<`. */
const TAG =
  /<\/?(h[234]|p|br|hr|blockquote|pre|code|[uo]l|li|strong|em|b|i|su[bp]|a|figure|figcaption|img|table|caption|t(head|body|foot|r|h|d)|div|span)( (href|rel|id|src|alt|width|height|loading|decoding|scope|colspan|rowspan|start|class|role|aria-label|tabindex|data-name|data-player)="[^"<>]*")*( \/)?>/g;

/** The values that a browser acts on. */
const ADDRESS = /(?:href|src|data-player)="([^"]*)"/g;

for (const { name, payloads } of readCorpora()) {
  test(`of ${name} only elements and attributes are left that the lists name`, () => {
    const loose = payloads.filter((html) => clean(html).replaceAll(TAG, '').includes('<'));
    expect(loose).toEqual([]);
  });

  test(`of ${name} only addresses are left that may be opened`, () => {
    const addresses = payloads.flatMap((html) =>
      Array.from(clean(html).matchAll(ADDRESS), ([, address]) => address),
    );
    expect(addresses.filter((a) => !/^(https?:|mailto:|tel:|#|\/(?!\/))/.test(a ?? ''))).toEqual(
      [],
    );
  });

  test(`what is left of ${name} stays the same when it is sanitised again`, () => {
    const changed = payloads.filter((html) => clean(clean(html)) !== clean(html));
    expect(changed).toEqual([]);
  });
}
