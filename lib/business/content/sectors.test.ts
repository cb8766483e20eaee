import { existsSync, readFileSync } from 'node:fs';
import type { Composition } from '../configurator/composition';
import { composeRecommendation } from '../configurator/recommendation';
import { impossibleReason } from '../configurator/rules';
import { isPrinted } from '../ral/printed-colours';
import { adjacentSectors, roomWidths, sectors } from './sectors';

/** What an application needs of at least one recommended kiosk, by words in its name. */
const needs: readonly (readonly [RegExp, (kiosk: Composition) => boolean])[] = [
  [
    /aanmelden|aanmaken|afspraak maken|bestellen|inchecken|ondertekenen|opvragen|opzoeken|reserveren|werktafel/i,
    ({ touch }) => touch > 0,
  ],
  [/betalen|verkoop/i, ({ extras }) => extras.includes('betaalhouder')],
  [/privacyfilter/i, ({ extras }) => extras.includes('privacyfilter')],
  [/etalage|raam/i, ({ model }) => model.startsWith('clearvision')],
];

test('sectors are in the order of the clock', () => {
  expect(sectors.map(({ moment }) => moment.time)).toEqual([
    '8.17',
    '8.20',
    '9.41',
    '10.24',
    '11.00',
    '13.10',
    '15.30',
    '23.31',
  ]);
});

test('the school is visited at the time of the clock in its picture', () => {
  const room = readFileSync('imagery/blender/rooms/school.py', 'utf8');
  const clock = /digital_clock\(.*"0(\d):(\d\d)"/.exec(room);
  const moment = sectors.find(({ id }) => id === 'onderwijs')?.moment;
  expect(moment?.time).toBe(`${clock?.[1]}.${clock?.[2]}`);
});

test('adjacentSectors returns the sectors before and after by the clock', () => {
  const { previous, next } = adjacentSectors('kantoren');
  expect([previous.id, next.id]).toEqual(['onderwijs', 'zorg']);
});

test('adjacentSectors continues at the other end of the day', () => {
  expect(adjacentSectors('transport').previous.id).toBe('hospitality');
  expect(adjacentSectors('hospitality').next.id).toBe('transport');
});

describe.each(sectors)('the sector $name', ({ picture, applications, models }) => {
  const kiosks = models.map(composeRecommendation);

  it('recommends kiosks that can be made', () => {
    expect(kiosks.map(impossibleReason).filter((reason) => reason !== undefined)).toEqual([]);
  });

  it('recommends colours of which there are pictures', () => {
    expect(kiosks.map(({ colour }) => colour).filter((code) => !isPrinted(code))).toEqual([]);
  });

  it('recommends a kiosk for each application', () => {
    const unserved = applications.filter((application) =>
      needs.some(([words, suits]) => words.test(application) && !kiosks.some(suits)),
    );
    expect(unserved).toEqual([]);
  });

  it('has its picture in every width that the page requests', () => {
    const files = [...roomWidths.map((width) => `${width}.avif`), '800.webp'];
    for (const file of files) {
      expect(existsSync(`public/pictures/${picture.name}-${file}`)).toBe(true);
    }
  });

  it('calls its picture a visualisation in the alt text', () => {
    expect(picture.alt).toMatch(/ \(visualisatie\)$/);
  });

  it('has six different applications', () => {
    expect(new Set(applications).size).toBe(6);
  });
});
