import { coveredControls } from '../quality/judges/covered-controls';
import { embeddedBackendOnly } from '../support/backend';
import { expect, test } from '../support/studio';
import { newDraft, studioApi } from '../support/studio-api';

embeddedBackendOnly();

/** Shows when it gets the focus. */
const SKIP_BUTTON = /^BUTTON Naar de inhoud/;

const WIDTHS = [360, 768, 1024, 1280, 1440, 1920];

const ROOMS = [
  'blog',
  'afbeeldingen',
  'postvak',
  'prullenbak',
  'beheer/sleutels',
  'beheer/toestand',
  'beheer/logboek',
];

for (const room of [...ROOMS, 'a post']) {
  test(`a pointer reaches every link, button and field of ${room} in the studio`, async ({
    page,
    studioUrl,
  }) => {
    const call = studioApi(studioUrl);
    const post = room === 'a post' ? await newDraft(call, { content: '<p>Tekst.</p>' }) : undefined;
    await page.goto(`${studioUrl}#/${post ? `blog/${post.id}` : room}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText(/wordt geladen|worden geladen/)).toHaveCount(0);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      const covered = (await coveredControls(page)).filter((control) => !SKIP_BUTTON.test(control));
      expect.soft(covered, `at ${width} px`).toEqual([]);
    }
    if (post) await call('DELETE', `posts/${post.id}`);
  });
}
