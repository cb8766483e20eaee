import { postHref } from '../../lib/routes';
import { expectNoViolations } from '../quality/judges/accessibility';
import { deletePost, embeddedBackendOnly, publishPost } from '../support/backend';
import { test as base, expect, sites } from '../support/fixtures';
import { contentOf } from '../support/frames';
import { holdBack } from '../support/gate';
import { settle } from '../support/settled';
import { watchSideEffects } from './hostile-html';

embeddedBackendOnly();

const PICTURE = '/media/blog/de-juiste-kleur-op-staal.avif';
const VIDEO =
  '<figure><iframe src="https://www.youtube.com/embed/dQw4w9WgXcQ" title="Staal"></iframe></figure>';
const PLAYER = 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ';

const test = base.extend<{ publish: (content: string) => Promise<string> }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of other fixtures here.
  publish: async ({}, use) => {
    const slugs: string[] = [];
    await use(async (content) => {
      const slug = await publishPost({
        slug: 'opmaak',
        published_at: '2001-01-04T00:00:00Z',
        content,
      });
      slugs.push(slug);
      return postHref(slug);
    });
    for (const slug of slugs) await deletePost(slug);
  },
});

test('an anchor with the name of a heading scrolls to it, below the header', async ({
  page,
  publish,
}) => {
  const filling = '<p>Tekst.</p>'.repeat(60);
  const path = await publish(`${filling}<h2>Eén scherm lukt</h2>${filling}`);
  await page.goto(`${path}#kop-een-scherm-lukt`);
  const heading = page.getByRole('heading', { name: 'Eén scherm lukt' });
  await expect(heading).toBeInViewport();
  const { height = 0 } = (await page.getByRole('banner').boundingBox()) ?? {};
  expect((await heading.boundingBox())?.y).toBeGreaterThanOrEqual(height);
});

test('a link to another website is marked as external, and an internal link is not', async ({
  page,
  publish,
}) => {
  const path = await publish(
    `<p><a href="https://elders.example/">Elders</a> <a href="${sites.site}/kiosken">Kiosken</a></p>`,
  );
  await page.goto(path);
  const text = page.getByRole('article');
  await expect(text.getByRole('link', { name: /^Elders\s+\(externe website\)$/ })).toHaveAttribute(
    'rel',
    /noopener noreferrer/,
  );
  await expect(text.getByRole('link', { name: 'Kiosken', exact: true })).toHaveAttribute(
    'href',
    '/kiosken',
  );
});

for (const [kind, size] of [
  ['known', 'width="1200" height="675"'],
  ['unknown', ''],
]) {
  test(`a picture of ${kind} size causes no layout shift when it loads`, async ({
    page,
    publish,
  }) => {
    const path = await publish(
      `<figure><img src="${PICTURE}?traag" alt="" ${size}></figure><p>Einde.</p>`,
    );
    const arrive = await holdBack(page, '**/*?traag');
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    const end = page.getByText('Einde.');
    await end.scrollIntoViewIfNeeded();
    const before = await end.boundingBox();

    arrive();
    const picture = page.locator('.prose img');
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    expect(await end.boundingBox()).toEqual(before);
  });
}

test('all of a card leads where its link does, and a card of another site names its host', async ({
  page,
  publish,
}) => {
  const path = await publish(
    '<figure><p><a href="/kiosken">Onze kiosken</a></p><p>Zeven modellen.</p></figure>' +
      '<figure><p><a href="https://www.elders.example/a">Elders</a></p></figure>',
  );
  const sideEffects = watchSideEffects(page);
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(path);
  const [own, other] = await page.getByRole('article').locator('.link-card').all();
  const host = await other?.evaluate((card) => getComputedStyle(card, '::after').content);
  expect(host).toBe('"elders.example"');
  await expectNoViolations(page);
  expect(sideEffects).toEqual([]);
  await own?.click({ position: { x: 8, y: 60 } });
  await expect(page).toHaveURL(/\/kiosken$/);
});

test('a video requests nothing from its provider before the visitor loads it', async ({
  page,
  publish,
}) => {
  const path = await publish(`${VIDEO}<p>Einde.</p>`);
  await page.route(`${PLAYER}**`, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<h1>Speler</h1>' }),
  );
  const sideEffects = watchSideEffects(page);
  await page.goto(path);
  const button = page.getByRole('button', { name: 'Video laden' });
  await button.scrollIntoViewIfNeeded();
  await settle(page);
  expect(sideEffects).toEqual([]);
  const before = await page.getByText('Einde.').boundingBox();

  await button.press('Enter');
  const frame = page.getByTitle('Video van YouTube: Staal');
  await expect(frame).toBeFocused();
  await expect(contentOf(frame).getByRole('heading', { name: 'Speler' })).toBeVisible();
  expect(await page.getByText('Einde.').boundingBox()).toEqual(before);
  expect(sideEffects).toEqual([`asks ${PLAYER}`]);
});

test.describe('post with a video, without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a video is a link to its page', async ({ page, publish }) => {
    await page.goto(await publish(VIDEO));
    await expect(page.getByText('Video van YouTube: Staal. Als u de video laadt')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Bekijk de video op YouTube' })).toHaveAttribute(
      'href',
      'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
    );
    await expect(page.getByRole('button', { name: 'Video laden' })).toHaveCount(0);
  });
});

test('a post with every allowed element has no accessibility violations', async ({
  page,
  publish,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  const path = await publish(`
    <h2>Kop</h2><p>Tekst met een <a href="https://elders.example/">verwijzing</a>.</p>${VIDEO}
    <p><a href="https://elders.example/"><img src="${PICTURE}" alt="Kleuren"></a></p>
    <table><caption>Maten</caption><tr><th scope="col">Maat</th></tr><tr><td>43</td></tr></table>`);
  await page.goto(path);
  await page.getByRole('button', { name: 'Video laden' }).waitFor();
  await expectNoViolations(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});
