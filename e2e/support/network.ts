import type { Page } from 'playwright/test';

/** What a page and its frames ask of others than `origin`, in order, and the cookies that they are given. */
export function watchNetwork(page: Page, origin: string) {
  const elsewhere: string[] = [];
  const setCookies: Promise<string | null>[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).origin !== origin) elsewhere.push(request.url());
  });
  page.on('websocket', (socket) => elsewhere.push(socket.url()));
  page.on('response', (response) => setCookies.push(response.headerValue('set-cookie')));
  return {
    elsewhere,
    /** Those that a response sets, and those that the browser holds, whoever set them. */
    async cookies(): Promise<string[]> {
      const set = (await Promise.all(setCookies)).filter((cookie) => cookie !== null);
      const held = (await page.context().cookies()).map(({ name }) => name);
      return [...set, ...held];
    },
  };
}
