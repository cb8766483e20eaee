import { randomBytes } from 'node:crypto';
import type { Page } from 'playwright/test';
import { postHref } from '../../lib/routes';
import {
  changePost,
  deletePost,
  embeddedBackendOnly,
  insertPost,
  requestAsPublic,
  uniqueSlug,
} from '../support/backend';
import { expect, test } from '../support/fixtures';

embeddedBackendOnly();

const related = (page: Page) => page.getByRole('region', { name: 'Meer over dit onderwerp' });

/** A word that no other post contains and that has a Dutch plural. */
function newWord(): string {
  const letters = Array.from(randomBytes(10), (byte) => String.fromCharCode(97 + (byte % 26)));
  return `${letters.join('')}scherm`;
}

async function publishDaily(month: string, subjects: string[]): Promise<string[]> {
  const slugs = subjects.map((subject) => uniqueSlug(subject));
  for (const [index, slug] of slugs.entries()) {
    await insertPost({ slug, published_at: `${month}-0${index + 1}T00:00:00Z` });
  }
  return slugs;
}

/** Reloads the post until it lists these, because it may have been rendered before they were published. */
async function expectRelated(page: Page, slug = '', others: (string | undefined)[]) {
  const paths = async () => {
    await page.goto(postHref(slug));
    return related(page)
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  };
  await expect.poll(paths).toEqual(others.map((other = '') => postHref(other)));
}

test('a post lists related posts newest first, without itself and its adjacent posts', async ({
  page,
}) => {
  const word = newWord();
  const slugs = await publishDaily('1970-01', Array(5).fill(word));
  const [first = '', , middle = '', , last = ''] = slugs;
  await expectRelated(page, middle, [last, first]);
  await expect(related(page).locator('time').first()).toHaveText('5 januari 1970');
  await related(page).getByRole('link').first().click();
  await expect(page).toHaveURL(postHref(last));
  for (const slug of slugs) await deletePost(slug);
});

test('a post lists the three related posts that share most words', async ({ page }) => {
  const [word, other] = [newWord(), newWord()];
  const both = `${word}-en-${other}`;
  const slugs = await publishDaily('1970-02', [
    both,
    other,
    other,
    newWord(),
    both,
    newWord(),
    word,
  ]);
  await expectRelated(
    page,
    slugs[4],
    [0, 6, 2].map((index) => slugs[index]),
  );
  for (const slug of slugs) await deletePost(slug);
});

test('related posts match inflected words and ignore question words, numbers and short words', async ({
  page,
}) => {
  const word = newWord();
  const slugs = await publishDaily('1970-03', [
    `waarom-${word}en-nu-2025-zonder`,
    newWord(),
    `waarom-${word}`,
    newWord(),
    `waarom-nu-2025-zonder-${newWord()}`,
  ]);
  await expectRelated(page, slugs[0], [slugs[2]]);
  await page.goto(postHref(slugs[4] ?? ''));
  await expect(page.getByRole('article')).toBeVisible();
  await expect(related(page)).toBeHidden();
  for (const slug of slugs) await deletePost(slug);
});

test('a post page updates when a related post is published, renamed and unpublished', async ({
  request,
}) => {
  const word = newWord();
  const [first = '', between = ''] = await publishDaily('1970-04', [word, newWord()]);
  const page = async () => (await request.get(postHref(first))).text();
  expect(await page()).not.toContain('Meer over dit onderwerp');

  const slug = await insertPost({
    slug: uniqueSlug(word),
    published_at: '1970-05-01T00:00:00Z',
    is_published: false,
  });
  await changePost(slug, { is_published: true });
  await expect.poll(page).toContain(postHref(slug));
  const renamed = uniqueSlug(`${word}-anders`);
  await changePost(slug, { slug: renamed });
  await expect.poll(page).toContain(postHref(renamed));
  expect(await page()).not.toContain(postHref(slug));
  await changePost(renamed, { is_published: false });
  await expect.poll(page).not.toContain('Meer over dit onderwerp');
  for (const each of [first, between, renamed]) await deletePost(each);
});

test('drafts and scheduled posts have no related posts and are none', async () => {
  const word = newWord();
  const published = await insertPost({
    slug: uniqueSlug(word),
    published_at: '1970-06-01T00:00:00Z',
  });
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString();
  const hidden = [
    await insertPost({ slug: uniqueSlug(word), is_published: false }),
    await insertPost({ slug: uniqueSlug(word), published_at: tomorrow }),
  ];
  for (const slug of [published, ...hidden]) {
    const response = await requestAsPublic(`rpc/related_posts?of_slug=${slug}`);
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual([]);
    await deletePost(slug);
  }
});
