import { standardComposition } from '../../business/configurator/composition';
import { emptyProject, type Project, toLine } from '../../business/project/project';
import { readPictureAddress, sharedPictureOfComposition, sharedPictureOfProject } from './address';

const table = { ...standardComposition('touch-table'), colour: '5010' };
const project: Project = {
  ...emptyProject,
  lines: [
    { ...toLine(standardComposition('clearvision')), places: ['Utrecht', 'Delft'] },
    toLine(table),
  ],
};

function read(href: string) {
  const { pathname, searchParams } = new URL(href, 'https://example.nl');
  return readPictureAddress(pathname.split(/[/.]/)[2] ?? '', searchParams);
}

test('the address of a picture leads to the composition that it shows', () => {
  const { url, alt } = sharedPictureOfComposition(table);
  expect(url).toMatch(/^\/deelplaatje\/[\da-f]{16}\.jpg\?model=touch-table&/);
  expect(read(url).picture).toMatchObject({ kiosks: [table], amount: '€\u00a04.195' });
  expect(alt).toBe(
    'Visualisatie: Touch screen table, 43\u00a0inch, RAL\u00a05010 gentiaanblauw, €\u00a04.195 richtprijs excl.\u00a0btw.',
  );
});

test('the address of a picture leads to the project that it shows', () => {
  expect(read(sharedPictureOfProject(project).url).picture).toMatchObject({
    kiosks: project.lines.map(({ composition }) => composition),
    title: '3\u00a0kiosken, 3\u00a0adressen',
    details: '2\u00a0×\u00a0Clearvision, 1\u00a0×\u00a0Touch screen table',
  });
});

test('nothing that a visitor typed is drawn, nor in the address of the picture', () => {
  const named = { ...project, company: 'Oplichters B.V.', dealer: 'D-1' };
  expect(sharedPictureOfProject(named)).toEqual(sharedPictureOfProject(project));
  const places = { ...project, lines: project.lines.map((line) => ({ ...line, places: ['x'] })) };
  expect(JSON.stringify(read(sharedPictureOfProject(places).url).picture)).not.toContain('"x"');
});

test.each([
  ['another sum', `/deelplaatje/0123456789abcdef.jpg?model=touch-table`, 'touch-table'],
  ['no choice', '/deelplaatje/0123456789abcdef.jpg', 'brandvision'],
  ['rubbish', '/deelplaatje/0123456789abcdef.jpg?kiosk=%00&model=%ff', 'kiosken'],
  [
    'a huge query',
    `/deelplaatje/0123456789abcdef.jpg?${'kiosk=model%3Dx&'.repeat(999)}`,
    'kiosken',
  ],
])('an address with %s draws nothing and shows a standard picture', (_, href, file) => {
  expect(read(href)).toEqual({ standard: `/pictures/open-graph/${file}.jpg` });
});

test('a composition with the sum of another one draws nothing', () => {
  const { url } = sharedPictureOfComposition(table);
  expect(read(url.replace('5010', '3020')).picture).toBeUndefined();
});

test('a project that is empty or too long for an address has the picture of all kiosks', () => {
  const many = Array.from({ length: 20 }, (_, index) => ({
    ...toLine(table),
    count: index + 1,
    places: Array.from({ length: 12 }, (_name, place) => `Filiaal ${index} ${place}`),
  }));
  for (const lines of [[], many]) {
    expect(sharedPictureOfProject({ ...emptyProject, lines }).url).toBe(
      '/pictures/open-graph/kiosken.jpg',
    );
  }
});
