import { randomProjects } from '../../packages/testbed/random-projects';
import { type Composition, standardComposition } from '../business/configurator/composition';
import { priceOf } from '../business/configurator/price';
import { formatPrice } from '../business/products/format';
import { emptyProject, type Project, toLine } from '../business/project/project';
import { STATED_YEARS, sumOf, totalOver } from '../business/project/sum';
import { contactLimits } from './fields';
import { toProjectRequest } from './project-request';

/** Mail has ordinary spaces. */
const euro = (amount: number) => formatPrice(amount).replaceAll('\u00a0', ' ');

const pillar: Composition = { ...standardComposition('brandvision'), touch: 1 };
const wall = standardComposition('wall-kiosk');

const URL_OF_PROJECT = 'https://zuilwerk.example/project?versie=1';

test('a request names each kiosk with its places, the sum and the address of the project', () => {
  const project: Project = {
    ...emptyProject,
    company: 'Bloemen Van Loon',
    lines: [
      {
        ...toLine(pillar),
        places: ['Utrecht', 'Delft'],
      },
      toLine(wall),
    ],
  };
  const { subject, message } = toProjectRequest(project, URL_OF_PROJECT);
  const sum = sumOf(project);
  const { once, perYear } = sum;
  expect(subject).toMatch(/^Offerte voor 3 kiosken, project [\dA-Z]{4}-[\dA-Z]{4}$/);
  expect(message.split('\n')).toEqual([
    'Graag een offerte voor dit project.',
    '',
    `1. 2 × Brandvision, 43 inch (RAL 9005 diepzwart, staand, op een voetplaat, met touchscreen, scherm van Samsung); Utrecht, Delft; ${euro(priceOf(pillar))} per kiosk`,
    `2. 1 × Wall kiosk, 43 inch (RAL 9005 diepzwart, staand, aan de wand, zonder touchscreen, scherm van Samsung); ${euro(priceOf(wall))} per kiosk`,
    '',
    expect.stringMatching(/^Project: /),
    'Voor: Bloemen Van Loon',
    'Samen: 3 kiosken op 3 adressen',
    `Eenmalig: ${euro(once)}, per jaar: ${euro(perYear)}, in ${STATED_YEARS} jaar: ${euro(totalOver(sum, STATED_YEARS))}, excl. btw`,
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
