import type { Page } from 'playwright/test';
import type { DutchText } from './text';

/**
 * All Dutch texts of the open page, also folded ones: blocks of running text, the head, texts for
 * assistive technology and placeholders.
 * @param isForeignPost whether another test published the post with this slug, which is left out
 */
export async function readPage(
  page: Page,
  place: string,
  isForeignPost: (slug: string) => boolean,
): Promise<DutchText[]> {
  const slugs = await page
    .locator('a[href^="/blog/"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')?.split('/')[2] ?? ''));
  const ownSlug = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  const foreign = [...slugs, ownSlug].filter(isForeignPost);
  const texts = await page.evaluate(collectTexts, foreign);
  return texts.map((text) => ({ place, ...text }));
}

/** Runs in the page, so it must not refer to anything outside. */
function collectTexts(foreignPosts: string[]) {
  const attributes = ['alt', 'aria-label', 'aria-description', 'placeholder', 'title', 'label'];
  const metas = ['description', 'title', 'image:alt', 'site_name']
    .flatMap((name) => [`[name="${name}"]`, `[name="twitter:${name}"]`, `[property="og:${name}"]`])
    .join();
  const found: Omit<DutchText, 'place'>[] = [];

  add(document.title);
  for (const meta of document.head.querySelectorAll(metas)) add(meta.getAttribute('content'));
  readBlock(document.body);
  return found;

  function readBlock(block: Element) {
    let running = '';
    const flush = () => {
      add(running, block);
      running = '';
    };
    readInline(block);
    flush();

    function readInline(parent: Element) {
      for (const node of parent.childNodes) {
        if (node instanceof Text) running += node.data;
        if (!(node instanceof Element) || isLeftOut(node)) continue;
        readAttributes(node);
        if (startsNewLine(node)) running += ' ';
        if (isInline(node)) readInline(node);
        else {
          flush();
          readBlock(node);
        }
      }
    }
  }

  function readAttributes(element: Element) {
    for (const name of attributes) add(element.getAttribute(name), element);
  }

  function startsNewLine(element: Element) {
    return element.matches('br, tspan[x], tspan[y]');
  }

  function isInline(element: Element) {
    return /^(inline|contents)/.test(getComputedStyle(element).display);
  }

  /** Titles of posts are made from the slug, with a capital for every word. */
  function isTitleOfPost(heading: Element) {
    const pageOfPost = /^\/(blog|voorbeeld\/[^/]+)\/[^/]+$/;
    const isOnItsPage = heading.tagName === 'H1' && pageOfPost.test(location.pathname);
    return isOnItsPage || heading.querySelector('a[href^="/blog/"]') !== null;
  }

  function isLeftOut(element: Element) {
    // Text fields contain what the visitor typed.
    if (/^(script|style|template|noscript|textarea)$/i.test(element.tagName)) return true;
    if (element.getAttribute('lang')?.startsWith('nl') === false) return true;
    if (element.tagName === 'H1') {
      return foreignPosts.some((slug) => location.pathname.endsWith(`/${slug}`));
    }
    if (!element.matches('article, li')) return false;
    return foreignPosts.some((slug) => element.querySelector(`a[href="/blog/${slug}"]`));
  }

  function add(raw: string | null, element?: Element) {
    // Names the characters, since \s and trim() also match no-break spaces.
    const text = (raw ?? '').replaceAll(/[ \t\r\n]+/g, ' ').replaceAll(/^ | $/g, '');
    if (!/\p{L}|\d/u.test(text)) return;
    const heading = element?.closest('h1, h2, h3, h4, h5, h6');
    found.push({
      text,
      isHeading: heading ? !isTitleOfPost(heading) : false,
      isInTable: Boolean(element?.closest('table')),
    });
  }
}
