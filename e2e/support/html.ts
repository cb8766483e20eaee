import type { APIRequestContext } from 'playwright/test';

export async function htmlWithoutScripts(request: APIRequestContext, path: string) {
  return withoutScripts(await (await request.get(path)).text());
}

/** Removes the scripts, because they contain a copy of the page's text. */
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

export function unescapeHtml(text: string): string {
  return text.replaceAll(/&(quot|amp|#x27|lt|gt);/g, (entity) => entities[entity] ?? entity);
}
