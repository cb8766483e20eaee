import type { Page } from 'playwright/test';

/** Links of the content with the same name as one to another place. */
export async function ambiguousLinks(page: Page): Promise<string[]> {
  const links = await page
    .getByRole('main')
    .getByRole('link')
    .evaluateAll((all) =>
      all.map((link) => {
        const pictures = Array.from(link.querySelectorAll('img'), ({ alt }) => alt);
        const text = [link.textContent, ...pictures].join(' ').trim();
        const { protocol, pathname, href } = link as HTMLAnchorElement;
        // Two messages with different subjects go to the same mailbox.
        const to = protocol === 'mailto:' ? pathname : href;
        return { name: link.getAttribute('aria-label') ?? text, to };
      }),
    );
  return links
    .filter(({ name, to }) => links.some((other) => other.name === name && other.to !== to))
    .map(({ name, to }) => `"${name}" to ${to}`);
}
