import { IDEMPOTENCY_KEY_FIELD } from '../../lib/contact/idempotency-key';
import { referenceOf } from '../../lib/contact/reference';
import { SENT_TEXT } from '../../lib/contact/state';
import { embeddedBackendOnly, messagesWithSubject } from '../support/backend';
import { expect, test, withAndWithoutJavaScript } from '../support/fixtures';
import { contactForm, newMessage } from './contact-form';

embeddedBackendOnly();

withAndWithoutJavaScript(() => {
  test('whoever sent a message has its reference, its text and the next step in hand', async ({
    page,
  }) => {
    const message = { ...newMessage(), message: `Een link: https://x.example/${'a'.repeat(300)}` };
    await page.setViewportSize({ width: 320, height: 700 });
    await page.goto('/contact');
    const form = contactForm(page);
    await form.fill(message);
    await form.send();
    await expect(form.success).toHaveText(SENT_TEXT);

    const [row] = await messagesWithSubject(message.subject);
    const receipt = page.getByRole('region', { name: 'Uw verzonden bericht' });
    await expect(receipt).toContainText(referenceOf(String(row?.[IDEMPOTENCY_KEY_FIELD])));
    await expect(receipt).toContainText(/binnen 24\suur per e-mail op jan@deboer\.example/);
    await expect(receipt.getByText(message.message)).toBeHidden();
    await receipt.getByText('Bekijk wat u heeft verzonden').click();
    for (const text of Object.values(message)) await expect(receipt).toContainText(text);
    await expect(receipt.getByText(message.message)).toBeVisible();
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
    // The form itself is ready for another message.
    await expect(form.field('message')).toHaveValue('');
  });
});

test('a sent message can be copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const message = newMessage();
  await page.goto('/contact');
  const form = contactForm(page);
  await form.fill(message);
  await form.send();
  await page.getByText('Bekijk wat u heeft verzonden').click();
  await page.getByRole('button', { name: 'Kopieer uw bericht' }).click();
  await expect(page.getByRole('button', { name: 'Gekopieerd' })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  for (const text of Object.values(message)) expect(copied).toContain(text);
});
