import { createServer, type ServerResponse } from 'node:http';
import { forwardRequest, listen } from '../../packages/testbed/faulty-backend.ts';
import { embeddedBackendOnly, revalidatePost } from '../support/backend';
import { expect, sites } from '../support/fixtures';
import { test } from '../support/own-site';

embeddedBackendOnly();

// The pictures of posts come from the same bucket.
test.use({ expectedConsoleErrors: ['/media/blog/'] });

/** A backend whose database works and whose storage is replaced by `answer`. */
async function startBackendWithoutFiles(answer: (response: ServerResponse) => void) {
  const server = createServer((request, response) => {
    if (request.url?.startsWith('/storage/')) return answer(response);
    forwardRequest(sites.backend.url, request, response);
  });
  return { url: await listen(server), close: () => server.close().closeAllConnections() };
}

const failures: [string, (response: ServerResponse) => void, string][] = [
  [
    'the bucket does not have it',
    (response) => response.writeHead(404).end(),
    'Video not accessible at public URL',
  ],
  ['the bucket drops the connection', (response) => response.destroy(), 'Failed to get video URL'],
  ['the bucket hangs', () => {}, 'Failed to get video URL'],
];

for (const [situation, answer, logLine] of failures) {
  test(`home page shows its picture without the film and logs the cause when ${situation}`, async ({
    startSite,
    page,
  }) => {
    const backend = await startBackendWithoutFiles(answer);
    const site = await startSite({ SUPABASE_URL: backend.url });
    const html = async () => (await fetch(site.url)).text();
    expect(await html()).toContain('<video');

    await revalidatePost(site.url, 'een-bericht');
    await expect.poll(html).not.toContain('<video');
    expect(site.output()).toContain(logLine);

    const response = await page.goto(site.url);
    expect(response?.status()).toBe(200);
    const hero = page.getByRole('main').getByRole('region').first();
    await expect(hero.getByRole('heading', { level: 1 })).toBeVisible();
    await expect
      .poll(() => hero.getByRole('img').evaluate((img: HTMLImageElement) => img.naturalWidth))
      .toBeGreaterThan(0);
    await expect(hero.getByRole('button')).toHaveCount(0);
    backend.close();
  });
}
