import { randomUUID } from 'node:crypto';
import { contactHref } from '../../lib/contact/contact-href';
import { contentIdempotencyKey } from '../../lib/contact/content-idempotency-key';
import { contactBounds, fieldTexts } from '../../lib/contact/fields';
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

test('a subject that a link filled in stays when something is missing, and is sent', async ({
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

test('spaces alone are named in Dutch and what was typed stays', async ({ page }) => {
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

test('a message that is too long comes back with the number of characters', async ({ page }) => {
  const message = { ...newMessage(), message: 'é'.repeat(contactBounds.message.max + 7) };
  await page.goto('/contact');
  const form = contactForm(page);
  await form.fill(message);
  await form.send();
  await expect(form.field('message')).toHaveAccessibleDescription(/Maak het 7 tekens korter\.$/);
  await form.expectKept(message);
});

test('a form that was corrected is stored once', async ({ page }) => {
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

test('a browser that got no answer and sends the same form again does not make a second message', async () => {
  const message = newMessage();
  await post(await formBody(message));
  const answer = await post(await formBody(message));
  expect(await answer.text()).toContain(SENT_TEXT);
  expect(await messagesWithSubject(message.subject)).toHaveLength(1);
});

test('a message that was changed after its answer got lost is another message', async () => {
  const message = newMessage();
  await post(await formBody(message));
  const changed = { ...message, message: 'Wij zoeken er drie.' };
  // The hidden field of an answer that said "failed", although the message had been stored.
  const body = await formBody(changed);
  body.set(IDEMPOTENCY_KEY_FIELD, contentIdempotencyKey(message));
  expect(await (await post(body)).text()).toContain(SENT_TEXT);
  expect(await messagesWithSubject(message.subject)).toHaveLength(2);
});
