import { site } from '@/lib/site';

/**
 * The outlines of `imagery/wordmark.svg`, where they also stand on the doors of the kiosks. The i and the l make one
 * column of 640 : 1750; the dot is a screen of 9 : 16.
 */
const outlines = {
  z: 'M0 58H75V80.5L35 152.5H75V175H0V152.5L40 80.5H0Z',
  u: 'M90 58H117.5V136C117.5 146.8 123.1 154 131.5 154C139.9 154 145.5 146.8 145.5 136V58H173V133.5C173 159.3 156.4 176.5 131.5 176.5C106.6 176.5 90 159.3 90 133.5Z',
  i: 'M195 0H222.5V49H195ZM195 58H222.5V175H195Z',
  l: 'M231.5 0H259V175H231.5Z',
  w: 'M281 58H308.5V141C308.5 148.8 313.7 154 321.5 154C329.3 154 334.5 148.8 334.5 141V58H360V141C360 148.8 365.2 154 373 154C380.8 154 386 148.8 386 141V58H413.5V133.5C413.5 159.3 397.3 176.5 373 176.5C363.6 176.5 353.2 172.1 347.2 165.5C341.2 172.1 330.9 176.5 321.5 176.5C297.2 176.5 281 159.3 281 133.5Z',
  e: 'M433.5 99.5C433.5 73.7 450.3 56.5 475.5 56.5C500.7 56.5 517.5 73.7 517.5 99.5V125.5H461V139.5C461 148.2 466.8 154 475.5 154C484.2 154 490 148.2 490 139.5V136.5H517.5V138.5C517.5 161.3 500.7 176.5 475.5 176.5C450.3 176.5 433.5 159.3 433.5 133.5ZM461 106H490V93.5C490 84.8 484.2 79 475.5 79C466.8 79 461 84.8 461 93.5Z',
  r: 'M536.5 58H590.5V80.5H581C570.8 80.5 564 87.3 564 97.5V175H536.5Z',
  k: 'M601.5 0H629V106L655.5 58H689.5L654.1 122.2L692 175H657L629 136V175H601.5Z',
};

/** The company's name as it is drawn, not set in type; it grows with the reader's text. */
export function Wordmark() {
  return (
    <svg
      viewBox="0 0 692 177"
      role="img"
      aria-label={site.name}
      className="block h-[1em] w-auto fill-current text-[min(1.75rem,8.75vw)]"
    >
      {Object.entries(outlines).map(([letter, outline]) => (
        <path key={letter} d={outline} />
      ))}
    </svg>
  );
}
