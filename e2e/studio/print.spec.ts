import { expect, test } from '../support/studio';
import { storeMessage } from './messages';
import { uniqueTitle, writePost } from './open-post';

test('a message is printed whole, without the list and the buttons beside it', async ({
  page,
  studioUrl,
}) => {
  const subject = uniqueTitle('Afdrukken');
  await storeMessage({ subject });
  await page.goto(studioUrl);
  await page.getByRole('link', { name: 'Postvak' }).click();
  await page.getByRole('button', { name: new RegExp(subject) }).click();
  await expect(page.getByRole('heading', { name: subject })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('Hallo?')).toBeVisible();
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('navigation')).toHaveCount(0);
});

test('a post is printed to its end, which the window only shows when it scrolls', async ({
  page,
  studioUrl,
}) => {
  await writePost(page, studioUrl, uniqueTitle('Afdrukken'), 'Eerste regel');
  for (let line = 0; line < 30; line += 1) await page.keyboard.press('Enter');
  await page.keyboard.type('Laatste regel');
  await page.emulateMedia({ media: 'print' });
  const last = page.getByText('Laatste regel', { exact: true });
  const end = await last.evaluate((line) => line.getBoundingClientRect().bottom + scrollY);
  expect(end).toBeLessThan(await page.evaluate(() => document.documentElement.scrollHeight));
  await expect(page.getByRole('button')).toHaveCount(0);
});

test('a text that is typed at once in a new post is not offered as one that was lost', async ({
  page,
  studioUrl,
}) => {
  await writePost(page, studioUrl, uniqueTitle('Meteen'), 'Tekst');
  await expect(page.getByText('Niet bewaarde tekst gevonden')).toHaveCount(0);
});
