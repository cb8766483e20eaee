import { expect, type FrameLocator, type Page } from 'playwright/test';

/** The parts of our own configurator. */
export function configurator(page: Page | FrameLocator) {
  const form = page.getByRole('form', { name: 'Uw kiosk' });
  return {
    choice: (name: string | RegExp) => page.getByRole('radio', { name }),
    price: form.getByRole('status').filter({ hasText: 'levertijd' }),
    /** What was asked for and cannot be had, in a link or of the model before. */
    adjusted: page.getByText('Niet alles wat was gekozen, is mogelijk.'),
    photo: page.getByRole('img', { name: /^Visualisatie van/ }),
    /** The colour over the picture. */
    coat: page.locator('picture + span rect'),
    drawing: page.getByRole('img', { name: /^Tekening op schaal/ }),
    otherColour: page.getByRole('textbox', { name: 'Een andere RAL-kleur' }),
    /** Not of the page: Next puts an alert of its own there. */
    colourError: form.getByRole('alert'),
    showColour: page.getByRole('button', { name: 'Toon deze kleur' }),
    summary: page.getByRole('region', { name: 'Uw samenstelling' }),
    request: page.getByRole('link', { name: 'Vraag een offerte aan' }),
    /** Until its script has taken over. */
    isLive: () => expect(page.getByRole('button', { name: 'Afdrukken' })).toBeVisible(),
  };
}

/** Where /configurator shows it. */
export function configuratorIn(page: Page) {
  return configurator(page.getByTitle('Kioskconfigurator').contentFrame());
}
