import { embeddedBackendOnly } from '../support/backend';
import { holdBack } from '../support/gate';
import { expect, test } from '../support/studio';
import { storeMessage } from './messages';

embeddedBackendOnly();

const UNKNOWN = 'zzqqx';

for (const { room, field, request, nothing } of [
  {
    room: 'artikelen',
    field: 'Zoeken in artikelen',
    request: '**/api/posts?*',
    nothing: `Niets gevonden voor “${UNKNOWN}”`,
  },
  {
    room: 'afbeeldingen',
    field: 'Zoeken',
    request: '**/api/pictures?*',
    nothing: `Geen afbeelding gevonden voor “${UNKNOWN}”`,
  },
  {
    room: 'postvak',
    field: 'Zoeken',
    request: '**/api/messages?*',
    nothing: `Geen bericht gevonden voor “${UNKNOWN}”`,
  },
]) {
  test(`${room}: no count of the previous search stands beside a new one`, async ({
    page,
    studioUrl,
  }) => {
    await storeMessage({ subject: 'Een vraag over levertijd' });
    await page.goto(`${studioUrl}#/${room}`);
    const main = page.getByRole('main');
    await expect(main.getByRole('listitem').first()).toBeVisible();

    const letThrough = await holdBack(page, request);
    await page.getByRole('searchbox', { name: field }).fill(UNKNOWN);
    await expect(main.getByText('Zoeken…', { exact: true })).toBeVisible();
    await expect(main.locator('[aria-busy=true]')).toHaveCount(1);

    letThrough();
    await expect(main.getByText(nothing)).toBeVisible();
    await expect(main.getByText('Zoeken…', { exact: true })).toBeHidden();
    await expect(main.locator('[aria-busy=true]')).toHaveCount(0);
  });
}
