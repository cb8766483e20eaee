import type { APIRequestContext } from 'playwright/test';

/** What a reader that runs no script gets of a page. */
export async function htmlWithoutScripts(request: APIRequestContext, path: string) {
  return withoutScripts(await (await request.get(path)).text());
}

/** The scripts are cut out because they carry a copy of the page's text. */
export function withoutScripts(html: string): string {
  return html.replaceAll(/<script.*?<\/script>/gs, '');
}

const entities: Record<string, string> = {
  '&quot;': '"',
  '&amp;': '&',
  '&#x27;': "'",
  '&lt;': '<',
  '&gt;': '>',
};

/** Text as a browser reads it from HTML or XML of ours. */
export function unescapeHtml(text: string): string {
  return text.replaceAll(/&(quot|amp|#x27|lt|gt);/g, (entity) => entities[entity] ?? entity);
}
