import { contactBounds, fieldTexts } from '../lib/contact/fields';
import { SENT_TEXT } from '../lib/contact/state';
import { messagesWithSubject, onThrowAwayBackendOnly } from './backend';
import { contactForm, newMessage } from './contact-form';
import { expect, test } from './fixtures';
import { formBody, post } from './raw-form';

onThrowAwayBackendOnly();

test.use({ javaScriptEnabled: false });

for (const path of ['/contact', '/action']) {
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
