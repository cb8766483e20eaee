import { expect, test, withAndWithoutJavaScript } from '../support/fixtures';

withAndWithoutJavaScript(() => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/digitaal-platform');
  });

  test('the business card flips to its QR code', async ({ page }) => {
    const card = page.getByRole('figure').filter({ hasText: 'Dit kaartje werkt' });
    const code = card.getByRole('img', { name: 'QR-code met de gegevens' });
    await code.scrollIntoViewIfNeeded();
    const isInFront = () =>
      code.evaluate((image) => {
        const { left, top, width, height } = image.getBoundingClientRect();
        return image.contains(document.elementFromPoint(left + width / 2, top + height / 2));
      });
    expect(await isInFront()).toBe(false);
    await card.getByRole('checkbox', { name: 'Toon de achterkant' }).check();
    await expect.poll(isInFront).toBe(true);
    // Once its picture has loaded, because without one it has no size.
    await expect(code).toHaveJSProperty('complete', true);
    expect(await code.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  });

  test('the chat example answers the chosen question and names a page as its source', async ({
    page,
  }) => {
    const chat = page.getByRole('figure').filter({ hasText: 'Kies een vraag' });
    await expect(chat.getByRole('link')).toHaveText('Support, onderdeel Garantie');
    await chat.getByRole('radio', { name: 'Wat kost een Brandvision?' }).check();
    await expect(chat.getByRole('link')).toHaveText('Kiosken, Brandvision');
    await expect(chat.getByText(/De richtprijs begint bij €/)).toBeVisible();
    await chat.getByRole('radio', { name: 'Komt er vandaag nog een monteur?' }).check();
    await expect(chat.getByText(/Dat weet ik niet/)).toBeVisible();
  });

  test('the phone assistant example answers the caller and summarizes the call', async ({
    page,
  }) => {
    const call = page.getByRole('figure').filter({ hasText: 'een verzonnen gesprek' });
    const summary = call.getByRole('definition').filter({ visible: true });
    await expect(call.getByText('u spreekt met de AI-assistent')).toBeVisible();
    await expect(summary).toHaveText([/^Storing/, 'Serienummer', /^Terugbellen/]);
    await call.getByRole('radio', { name: 'Op de sticker staat 0158.' }).check();
    await expect(summary).toHaveText([/^Storing/, 'Niets', /^Melding 0158/]);
    await expect(call.getByText('Dank u.')).toBeVisible();
    await expect(call.getByText('Dat kan.')).toBeHidden();
  });

  test('every example of an AI service is marked as a demonstration', async ({ page }) => {
    for (const name of ['AI-chat', 'AI-telefoon', 'AI-social']) {
      const service = page.getByRole('article', { name, exact: true });
      await expect(service.getByText(/^AI-dienst: /)).toBeVisible();
      await expect(service.getByText(/^Demonstratie/)).toBeVisible();
    }
  });

  test('the planning example schedules a post once it is approved', async ({ page }) => {
    const post = page.getByRole('figure').filter({ hasText: 'Ik keur dit bericht goed' });
    await expect(post.getByText('Wacht op u')).toBeVisible();
    await post.getByRole('checkbox').check();
    await expect(post.getByText('Wacht op u')).toBeHidden();
    await expect(post.getByText('Dinsdag 10.00')).toBeVisible();
  });

  test('a message of the example appears on the page and on the kiosk', async ({ page }) => {
    const site = page.getByRole('figure').filter({ hasText: 'Zet op de startpagina' });
    await expect(site.getByText('gesloten')).toHaveCount(2);
    for (const text of await site.getByText('gesloten').all()) await expect(text).toBeHidden();
    await site.getByRole('radio', { name: 'Bericht' }).check();
    for (const text of await site.getByText('gesloten').all()) await expect(text).toBeVisible();
  });
});
