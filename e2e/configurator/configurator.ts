import { expect, type FrameLocator, type Page } from 'playwright/test';

export function configurator(page: Page | FrameLocator) {
  const form = page.getByRole('form', { name: 'Uw kiosk' });
  return {
    choice: (name: string | RegExp) => page.getByRole('radio', { name }),
    price: form.getByRole('status').filter({ hasText: 'levertijd' }),
    /** The notice about unavailable choices of a link or of the previous model. */
    adjusted: page.getByText('Niet alles wat was gekozen, is mogelijk.'),
    photo: page.getByRole('img', { name: /^Visualisatie van/ }),
    coat: page.locator('picture + span rect'),
    drawing: page.getByRole('img', { name: /^Tekening op schaal/ }),
    otherColour: page.getByRole('textbox', { name: 'Een andere RAL-kleur' }),
    /** In the form, because Next.js adds its own alert to the page. */
    colourError: form.getByRole('alert'),
    showColour: page.getByRole('button', { name: 'Toon deze kleur' }),
    summary: page.getByRole('region', { name: 'Uw samenstelling' }),
    request: page.getByRole('link', { name: 'Vraag een offerte aan' }),
    isLive: () => expect(page.getByRole('button', { name: 'Afdrukken' })).toBeVisible(),
  };
}

export function configuratorIn(page: Page) {
  return configurator(page.getByTitle('Kioskconfigurator').contentFrame());
}
