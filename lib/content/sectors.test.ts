import { existsSync } from 'node:fs';
import { sectors } from './sectors';

describe.each(sectors)('$name', ({ picture }) => {
  it('has its room in every width that the page asks for', () => {
    for (const file of ['400.avif', '800.avif', '1200.avif', '1600.avif', '800.webp']) {
      expect(existsSync(`public/pictures/${picture.name}-${file}`)).toBe(true);
    }
  });

  it('calls it what it is', () => {
    expect(picture.alt).toMatch(/ \(visualisatie\)$/);
  });
});
