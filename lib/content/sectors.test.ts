import { existsSync } from 'node:fs';
import { sectors } from './sectors';

describe.each(sectors)('picture of the sector $name', ({ picture }) => {
  it('exists in every width that the page requests', () => {
    for (const file of ['400.avif', '800.avif', '1200.avif', '1600.avif', '800.webp']) {
      expect(existsSync(`public/pictures/${picture.name}-${file}`)).toBe(true);
    }
  });

  it('is called a visualisation in its alt text', () => {
    expect(picture.alt).toMatch(/ \(visualisatie\)$/);
  });
});
