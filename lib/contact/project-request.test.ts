import { randomProjects } from '../../packages/testbed/random-projects';
import { standardComposition } from '../business/configurator/composition';
import { emptyProject, type Project, toLine } from '../business/project/project';
import { contactLimits } from './fields';
import { toProjectRequest } from './project-request';

const URL_OF_PROJECT = 'https://zuilwerk.example/project?versie=1';

test('a request names each kiosk with its places, the sum and the address of the project', () => {
  const project: Project = {
    ...emptyProject,
    company: 'Bloemen Van Loon',
    lines: [
      {
        ...toLine({ ...standardComposition('brandvision'), touch: 1 }),
        places: ['Utrecht', 'Delft'],
      },
      toLine(standardComposition('wall-kiosk')),
    ],
  };
  const { subject, message } = toProjectRequest(project, URL_OF_PROJECT);
  expect(subject).toMatch(/^Offerte voor 3 kiosken, project [\dA-Z]{4}-[\dA-Z]{4}$/);
  expect(message.split('\n')).toEqual([
    'Graag een offerte voor dit project.',
    '',
    '1. 2 × Brandvision, 43 inch (RAL 9005 diepzwart, staand, op een voetplaat, met touchscreen, scherm van Samsung); Utrecht, Delft; € 3.090 per kiosk',
    '2. 1 × Wall kiosk, 43 inch (RAL 9005 diepzwart, staand, aan de wand, zonder touchscreen, scherm van Samsung); € 1.795 per kiosk',
    '',
    expect.stringMatching(/^Project: /),
    'Voor: Bloemen Van Loon',
    'Samen: 3 kiosken op 3 adressen',
    expect.stringMatching(
      /^Eenmalig: € 9\.671, per jaar: € 1\.4\d\d, in 5 jaar: € 1\d\.\d{3}, excl\. btw$/,
    ),
    '',
    URL_OF_PROJECT,
  ]);
});

test('a request always fits the form', () => {
  const all = randomProjects(40).flatMap(({ lines }) => lines);
  for (const lines of [all.slice(0, 20), all]) {
    const { subject, message } = toProjectRequest({ ...emptyProject, lines }, URL_OF_PROJECT);
    expect(Array.from(message).length).toBeLessThanOrEqual(contactLimits.message.max);
    expect(Array.from(subject).length).toBeLessThanOrEqual(contactLimits.subject.max);
  }
});
