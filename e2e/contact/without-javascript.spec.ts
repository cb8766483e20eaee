import { randomUUID } from 'node:crypto';
import { contactHref } from '../../lib/contact/contact-href';
import { contentIdempotencyKey } from '../../lib/contact/content-idempotency-key';
import { contactLimits, fieldTexts } from '../../lib/contact/fields';
import { IDEMPOTENCY_KEY_FIELD } from '../../lib/contact/idempotency-key';
import { SENT_TEXT } from '../../lib/contact/state';
import { formBody, post } from '../http/raw-form';
import { embeddedBackendOnly, messagesWithSubject } from '../support/backend';
import { expect, test } from '../support/fixtures';
import { contactForm, newMessage } from './contact-form';

embeddedBackendOnly();

test.use({ javaScriptEnabled: false });

for (const path of ['/contact', '/action', contactHref('storing')]) {
  test(`the form on ${path} sends a message without JavaScript`, async ({ page }) => {
    const message = newMessage();
    await page.goto(path);
    const form = contactForm(page);
    await form.fill({ ...message, message: 'Eerste regel\nTweede regel' });
    await form.send();
    await expect(form.success).toHaveText(SENT_TEXT);
    expect(await messagesWithSubject(message.subject)).toEqual([
      expect.objectContaining({ ...message, message: 'Eerste regel\nTweede regel' }),
    ]);
  });
}

test('without JavaScript a prefilled subject stays after an error and is sent', async ({
  page,
}) => {
  const { name, message } = { ...newMessage(), name: `Jan ${randomUUID()}` };
  await page.goto(contactHref('handleiding-brandvision'));
  const form = contactForm(page);
  await form.field('email').fill('jan@deboer.example');
  await form.field('name').fill(' ');
  await form.field('message').fill(message);
  await form.send();
  await expect(form.failure.getByRole('link')).toHaveText(fieldTexts.name.empty);
  await expect(form.field('subject')).toHaveValue('Handleiding aanvragen: Brandvision');

  await form.field('name').fill(name);
  await form.send();
  await expect(form.success).toHaveText(SENT_TEXT);
  expect(await messagesWithSubject('Handleiding aanvragen: Brandvision')).toContainEqual(
    expect.objectContaining({ name, message }),
  );
});

test('without JavaScript white space is reported as empty in Dutch, and the text stays', async ({
  page,
}) => {
  const message = newMessage();
  await page.goto('/contact');
  const form = contactForm(page);
  await form.fill({ ...message, name: '  ' });
  await form.send();
  await expect(form.failure.getByRole('link', { name: fieldTexts.name.empty })).toBeVisible();
  await expect(form.field('name')).toHaveAccessibleDescription(fieldTexts.name.empty);
  await form.expectKept({ ...message, name: '  ' });
  expect(await messagesWithSubject(message.subject)).toEqual([]);
});

test('without JavaScript a message that is too long comes back with the number of characters', async ({
  page,
}) => {
  const message = { ...newMessage(), message: 'é'.repeat(contactLimits.message.max + 7) };
  await page.goto('/contact');
  const form = contactForm(page);
  await form.fill(message);
  await form.send();
  await expect(form.field('message')).toHaveAccessibleDescription(/Maak het 7 tekens korter\.$/);
  await form.expectKept(message);
});

test('without JavaScript a corrected form is stored once', async ({ page }) => {
  const message = newMessage();
  await page.goto('/contact');
  const form = contactForm(page);
  await form.fill({ ...message, message: ' ' });
  await form.send();
  await form.field('message').fill(message.message);
  await form.send();
  await expect(form.success).toHaveText(SENT_TEXT);
  expect(await messagesWithSubject(message.subject)).toEqual([expect.objectContaining(message)]);
});

test('without JavaScript the same form sent twice is stored once', async () => {
  const message = newMessage();
  await post(await formBody(message));
  const response = await post(await formBody(message));
  expect(await response.text()).toContain(SENT_TEXT);
  expect(await messagesWithSubject(message.subject)).toHaveLength(1);
});

test('without JavaScript a message changed after a lost response is stored as another message', async () => {
  const message = newMessage();
  await post(await formBody(message));
  const changed = { ...message, message: 'Wij zoeken er drie.' };
  // The idempotency key that the lost response put into the form.
  const body = await formBody(changed);
  body.set(IDEMPOTENCY_KEY_FIELD, contentIdempotencyKey(message));
  expect(await (await post(body)).text()).toContain(SENT_TEXT);
  expect(await messagesWithSubject(message.subject)).toHaveLength(2);
});

test('without JavaScript a form of a browser that sends "null" as its origin is stored', async ({
  page,
}) => {
  const message = newMessage();
  await page.goto('/contact');
  const form = contactForm(page);
  await form.fill(message);
  await page.route('**/contact', (route) =>
    route.continue({ headers: { ...route.request().headers(), origin: 'null' } }),
  );
  await form.send();
  await expect(form.success).toHaveText(SENT_TEXT);
  expect(await messagesWithSubject(message.subject)).toHaveLength(1);
});
