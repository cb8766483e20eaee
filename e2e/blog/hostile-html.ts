import type { Page } from 'playwright/test';
import { toSameOriginPath } from '../../lib/platform/same-origin-path';
import { cleanPostHtml } from '../../lib/posts/post-html/clean';
import { sites } from '../support/fixtures';

export function clean(html: string): string {
  const toImage = (address: string) => (address ? toSameOriginPath(address, sites.site) : null);
  return cleanPostHtml(html, { url: sites.site, toImage }).html;
}

/** Collects what only a script or a foreign element could make the page do. */
export function watchSideEffects(page: Page): string[] {
  const sideEffects: string[] = [];
  page.on('dialog', async (dialog) => {
    sideEffects.push(`says ${dialog.message()}`);
    // Code that opens dialogs without end may close this one itself.
    await dialog.dismiss().catch(() => {});
  });
  page.on('popup', (popup) => sideEffects.push(`opens ${popup.url()}`));
  page.on('worker', (worker) => sideEffects.push(`starts ${worker.url()}`));
  page.on('request', (request) => {
    if (!request.url().startsWith(`${sites.site}/`)) sideEffects.push(`asks ${request.url()}`);
  });
  return sideEffects;
}

/**
 * Parses each text with the browser and lists what it must not contain: elements, attributes and
 * URLs that are not allowed, and nodes outside the element that holds the text.
 */
export function unexpectedIn(page: Page, texts: string[]): Promise<string[]> {
  return page.evaluate((htmls) => {
    const elements =
      'h2 h3 h4 p br hr blockquote pre code ul ol li strong em b i s sub sup a figure figcaption img table caption thead tbody tfoot tr th td';
    const attributes: Record<string, string> = {
      a: 'href rel',
      img: 'src alt width height loading decoding',
      th: 'scope colspan rowspan',
      td: 'colspan rowspan',
      ol: 'start',
      li: 'class',
      h2: 'id',
      h3: 'id',
      h4: 'id',
    };
    const ourBoxes = '.table-scroll[aria-label=Tabel][role=group][tabindex="0"]';

    function faultsOf(element: Element): string[] {
      const name = element.localName;
      if (element.matches(ourBoxes) && element.attributes.length === 4) return [];
      if (!elements.split(' ').includes(name)) return [name];
      const allowed = (attributes[name] ?? '').split(' ');
      const unknown = element.getAttributeNames().filter((given) => !allowed.includes(given));
      const { protocol } = new URL(element.getAttribute('href') ?? '/', location.href);
      const { origin } = new URL(element.getAttribute('src') ?? '/', location.href);
      return [
        ...unknown.map((given) => `${name}[${given}]`),
        ...(/^(https?|mailto|tel):$/.test(protocol) ? [] : [`link to ${protocol}`]),
        ...(origin === location.origin ? [] : [`picture of ${origin}`]),
        ...(name === 'a' &&
        /^https?:/.test(element.getAttribute('href') ?? '') !== element.hasAttribute('rel')
          ? ['link without its mark']
          : []),
      ];
    }

    return htmls.flatMap((html) => {
      const page = `<body><div id="before"><div id="text">${html}</div><p id="after"></p></div>`;
      const { body } = new DOMParser().parseFromString(page, 'text/html');
      const text = body.querySelector('#text');
      const after = text?.nextElementSibling;
      const isKept = body.childElementCount === 1 && after?.id === 'after' && !after.nextSibling;
      for (const cover of text?.querySelectorAll('.post-video[data-player]') ?? []) cover.remove();
      const faults = Array.from(text?.querySelectorAll('*') ?? []).flatMap(faultsOf);
      if (!isKept) faults.push('leaves its place');
      return faults.map((fault) => `${fault} in ${html}`);
    });
  }, texts);
}
