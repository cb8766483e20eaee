import { HONEYPOT_FIELD, OPEN_FOR_FIELD } from '../../lib/contact/bot-detection';
import { SENT_TEXT } from '../../lib/contact/state';
import { embeddedBackendOnly, messagesWithSubject } from '../support/backend';
import { expect, test, withAndWithoutJavaScript } from '../support/fixtures';
import { contactForm, newMessage } from './contact-form';

embeddedBackendOnly();

withAndWithoutJavaScript(() => {
  test('a message with a filled honeypot is confirmed, stored and held', async ({ page }) => {
    const message = newMessage();
    await page.goto('/contact');
    const form = contactForm(page);
    await form.fill(message);
    await form.form.locator(`[name=${HONEYPOT_FIELD}]`).fill('Noord-Holland');
    await form.send();
    await expect(form.success).toHaveText(SENT_TEXT);
    expect(await messagesWithSubject(message.subject)).toEqual([
      expect.objectContaining({ ...message, held: true }),
    ]);
  });
});

test('the honeypot field is invisible, not focusable and hidden from screen readers', async ({
  page,
}) => {
  await page.goto('/contact');
  const trap = page.locator(`[name=${HONEYPOT_FIELD}]`);
  const box = await trap.evaluate((field) =>
    field.parentElement?.parentElement?.getBoundingClientRect(),
  );
  expect(box).toMatchObject({ width: 1, height: 1 });
  await expect(page.getByRole('textbox')).toHaveCount(4);
  await contactForm(page).field('message').focus();
  // The folded fields, the privacy statement, the button.
  for (let stop = 0; stop < 3; stop += 1) await page.keyboard.press('Tab');
  await expect(contactForm(page).button).toBeFocused();
});

test('a form sent within two seconds is confirmed, stored and held', async ({ page }) => {
  await page.addInitScript(() => {
    performance.now = () => 1500;
  });
  const message = newMessage();
  await page.goto('/contact');
  const form = contactForm(page);
  await form.fill(message);
  await form.send();
  await expect(form.success).toHaveText(SENT_TEXT);
  expect(await messagesWithSubject(message.subject)).toEqual([
    expect.objectContaining({ ...message, held: true }),
  ]);
});

test('the page contains no field for the time that the form was open', async ({ request }) => {
  expect(await (await request.get('/contact')).text()).not.toContain(OPEN_FOR_FIELD);
});
