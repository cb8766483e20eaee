import { randomProjects } from '../../../packages/testbed/random-projects';
import { standardComposition } from '../configurator/composition';
import { findRalColour } from '../ral/ral-classic';
import { emptyProject, type ProjectLine, projectLimits, toLine } from './project';
import { projectNumber } from './project-number';
import { projectHref, readProject, toLineQuery, toProjectQuery } from './project-query';

const read = (query: string) =>
  readProject(new URLSearchParams(query), (code) => findRalColour(code) !== undefined);
const readLine = (line: string) => read(String(new URLSearchParams({ kiosk: line })));
const zuil: ProjectLine = toLine(standardComposition('brandvision'));

test('every project comes back from its address as it was, without a problem', () => {
  for (const project of randomProjects(200)) {
    const query = toProjectQuery(project);
    const { project: found, problems } = read(query);
    expect(problems).toEqual([]);
    expect(toProjectQuery(found)).toBe(query);
  }
});

test('the address of one standard kiosk is short', () => {
  const project = { ...emptyProject, lines: [zuil] };
  expect(projectHref(project)).toBe('/project?versie=1&kiosk=model%3Dbrandvision');
});

test('the number of a project follows its contents', () => {
  const query = toProjectQuery({ ...emptyProject, lines: [zuil] });
  expect(projectNumber(query)).toMatch(/^[\dA-HJKMNP-TV-Z]{4}-[\dA-HJKMNP-TV-Z]{4}$/);
  const numbers = new Set(randomProjects(200).map((one) => projectNumber(toProjectQuery(one))));
  expect(numbers.size).toBe(200);
});

test('equal kiosks on one place are counted together, on other places not', () => {
  const utrecht = toLineQuery({ ...zuil, places: ['Utrecht'] });
  const query = new URLSearchParams([
    ['kiosk', toLineQuery(zuil)],
    ['kiosk', utrecht],
    ['kiosk', toLineQuery({ ...zuil, count: 3 })],
  ]);
  expect(read(String(query)).project.lines).toEqual([
    { ...zuil, count: 4 },
    { ...zuil, places: ['Utrecht'] },
  ]);
});

test.each([
  ['an empty query', ''],
  ['only rubbish', 'kiosk=%00%ff&kiosk=&versie=&tarief=&land=%F0'],
  ['a kiosk without a model', 'kiosk=maat%3D55'],
])('%s gives an empty project', (_, query) => {
  expect(read(query).project.lines).toEqual([]);
});

test.each([
  ['model=zuil', 'Regel\u00a01: het model ‘zuil’ is onbekend en weggelaten.'],
  [
    'model=touch-table&touch=0',
    'Regel\u00a01: niet alles wat was gekozen, is mogelijk. Aangepast: touchscreen.',
  ],
  [
    'model=brandvision&aantal=veel',
    'Regel\u00a01: het aantal is een getal van 1 tot en met 99. Het is nu\u00a01.',
  ],
  [
    'model=brandvision&aantal=1000',
    'Regel\u00a01: het aantal is een getal van 1 tot en met 99. Het is nu\u00a01.',
  ],
  [
    'model=brandvision&uren=24',
    'Regel\u00a01: de Brandvision mag 16\u00a0uur per dag aan. Kies de optie dag en nacht voor meer.',
  ],
  [
    'model=brandvision&uren=-3',
    'Regel\u00a01: het aantal uren per dag is een getal van 1 tot en met 24.',
  ],
])('a wrong choice (%s) is said, and the rest stays', (line, problem) => {
  expect(readLine(line).problems).toEqual([problem]);
});

test('a tariff is read with a comma, a point and a euro sign', () => {
  for (const text of ['0,28', '0.28', ' € 0,28 ']) {
    expect(read(String(new URLSearchParams({ tarief: text }))).project.tariff).toBe(0.28);
  }
  for (const text of ['gratis', '0', '28', '-1']) {
    const { project, problems } = read(String(new URLSearchParams({ tarief: text })));
    expect(project.tariff).toBe(0.3);
    expect(problems).toHaveLength(1);
  }
});

test('places are split at commas, tidied, named once and cut', () => {
  const { project } = readLine(
    `model=wall-kiosk&plek=${encodeURIComponent(`  Utrecht,Delft;utrecht,,\u202e${'x'.repeat(60)}`)}`,
  );
  expect(project.lines[0]?.places).toEqual(['Utrecht', 'Delft', 'x'.repeat(40)]);
});

test('invisible characters of a copied text change nothing', () => {
  const copied = (text: string) => `\u202a${text}\u202c\u200b`;
  const line = new URLSearchParams({
    model: copied('wall-kiosk'),
    aantal: copied('4'),
    uren: copied('8'),
    plek: 'Leeuwar\u00adden',
  });
  const { project, problems } = read(
    String(
      new URLSearchParams({ kiosk: String(line), tarief: copied('0,28'), voor: '\ufeffDe Boer' }),
    ),
  );
  expect(problems).toEqual([]);
  expect(project).toMatchObject({ tariff: 0.28, company: 'De Boer' });
  expect(project.lines).toMatchObject([{ count: 4, hoursPerDay: 8, places: ['Leeuwarden'] }]);
});

test('too many lines and places are cut, with a sentence', () => {
  const places = Array.from({ length: 30 }, (_, index) => `plek=p${index}`).join('&');
  const query = new URLSearchParams(
    Array.from({ length: 25 }, (_, index) => [
      'kiosk',
      `model=wall-kiosk&plek=w${index}&${places}`,
    ]),
  );
  const { project, problems } = read(String(query));
  expect(project.lines).toHaveLength(projectLimits.lines);
  expect(project.lines[0]?.places).toHaveLength(projectLimits.places);
  expect(problems).toHaveLength(1 + projectLimits.lines);
});

test('random text never throws', () => {
  let seed = 7;
  const next = () => {
    seed = (seed * 16807) % 2147483647;
    return seed;
  };
  const alphabet = 'kioskmodel=&%3D%26aantal-1e9,.;€\0\ud800plek naast55brandvision';
  for (let run = 0; run < 2000; run += 1) {
    const text = Array.from({ length: next() % 60 }, () => alphabet[next() % alphabet.length]).join(
      '',
    );
    const { project } = read(`kiosk=${text}&kiosk=model%3Dwall-kiosk%26${text}&${text}`);
    expect(() => toProjectQuery(project)).not.toThrow();
  }
});
