import { expect, type Page } from 'playwright/test';
import { routes } from '../../lib/routes';

type Group =
  | 'Model'
  | 'Schermmaat'
  | 'Kleur'
  | 'Plaatsing'
  | 'Touchscreen'
  | 'Schermmerk'
  | 'Opties';

/** A link to the configurator with choices. */
export const linkTo = (choices: URLSearchParams | string) => `${routes.configurator}?${choices}`;

export function configurator(page: Page) {
  const form = page.getByRole('form', { name: 'Uw kiosk' });
  const openGroup = async (title: Group) => {
    const details = form.locator(`details:has(> summary > span:text-is("${title}"))`);
    if ((await details.getAttribute('open')) === null) await details.locator('summary').click();
    return details;
  };
  const choice = (name: string | RegExp) => form.getByRole('radio', { name });
  return {
    openGroup,
    /** The radio button of a group that is open. */
    choice,
    /** Opens the group of a choice and checks it. */
    choose: async (title: Group, name: string | RegExp) => {
      const details = await openGroup(title);
      await details.getByRole(title === 'Opties' ? 'checkbox' : 'radio', { name }).check();
    },
    /** The line of a group, which shows the present choice. */
    chosen: (title: Group) =>
      form.locator(`summary:has(> span:text-is("${title}"))`).locator('span').nth(1),
    price: form.getByRole('status').filter({ hasText: 'levertijd' }),
    /** The notice about unavailable choices of a link or of the previous model. */
    adjusted: page.getByText('Niet alles wat was gekozen, is mogelijk.'),
    stage: page.getByRole('figure'),
    photo: page.getByRole('figure').getByRole('img', { name: /^Visualisatie van/ }),
    drawing: page.getByRole('figure').getByRole('img', { name: /^Tekening op schaal/ }),
    /** The picture of a person beside the photo, for scale. */
    person: page.getByRole('figure').locator('[data-phase="shown"] img[src*="bystander"]'),
    drawingView: page.getByRole('radio', { name: 'Op schaal' }),
    otherColour: page.getByRole('textbox', { name: 'Een andere RAL-kleur' }),
    /** Limited to the form, because Next.js adds its own alert to the page. */
    colourError: form.getByRole('alert'),
    showColour: page.getByRole('button', { name: 'Toon deze kleur' }),
    summary: page.getByRole('region', { name: 'Uw samenstelling' }),
    request: page.getByRole('link', { name: 'Vraag een offerte aan' }),
    isLive: () => expect(page.getByRole('button', { name: 'Afdrukken' })).toBeAttached(),
  };
}
