import { readCorpora } from '../../../e2e/support/corpora/read-corpora';
import { toSameOriginPath } from '../../platform/same-origin-path';
import { cleanPostHtml } from './clean';

const SITE = 'https://www.zuilwerk.example';

function clean(html: string): string {
  return cleanPostHtml(html, { url: SITE, toImage: (url) => toSameOriginPath(url, SITE) }).html;
}

/** An allowed tag; sanitised HTML without these contains no `<`. */
const ALLOWED_TAG =
  /<\/?(h[234]|p|br|hr|blockquote|pre|code|[uo]l|li|strong|em|b|i|su[bp]|a|figure|figcaption|img|table|caption|t(head|body|foot|r|h|d)|div|span)( (href|rel|id|src|alt|width|height|loading|decoding|scope|colspan|rowspan|start|class|role|aria-label|tabindex|data-name|data-player)="[^"<>]*")*( \/)?>/g;

const URL_ATTRIBUTE = /(?:href|src|data-player)="([^"]*)"/g;

for (const { name, payloads } of readCorpora()) {
  test(`sanitised ${name} has only allowed elements and attributes`, () => {
    const unsafe = payloads.filter((html) => clean(html).replaceAll(ALLOWED_TAG, '').includes('<'));
    expect(unsafe).toEqual([]);
  });

  test(`sanitised ${name} has only URLs with an allowed scheme`, () => {
    const urls = payloads.flatMap((html) =>
      Array.from(clean(html).matchAll(URL_ATTRIBUTE), ([, url]) => url),
    );
    expect(urls.filter((url) => !/^(https?:|mailto:|tel:|#|\/(?!\/))/.test(url ?? ''))).toEqual([]);
  });

  test(`sanitised ${name} does not change when it is sanitised again`, () => {
    const changed = payloads.filter((html) => clean(clean(html)) !== clean(html));
    expect(changed).toEqual([]);
  });
}
