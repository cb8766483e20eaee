import { routes } from '../../lib/routes';
import { expect, test } from '../support/fixtures';

test('/kopen-en-plaatsen has a picture in every second height of a window of 1,440 px', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(routes.buying);
  const gaps = await page.getByRole('main').evaluate((main) => {
    const edges = Array.from(main.querySelectorAll('img'), (img) => {
      const { top, bottom } = img.getBoundingClientRect();
      return { top, bottom };
    });
    const ends = [0, ...edges.map(({ bottom }) => bottom)];
    const starts = [...edges.map(({ top }) => top), main.getBoundingClientRect().bottom];
    return starts.map((top, index) => Math.round(top - (ends[index] ?? 0)));
  });
  expect(Math.max(...gaps)).toBeLessThanOrEqual(1800);
});
