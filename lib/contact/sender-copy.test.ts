import { type Composition, standardComposition } from '../business/configurator/composition';
import { priceOf } from '../business/configurator/price';
import { toQuery } from '../business/configurator/query';
import { formatPrice } from '../business/products/format';
import { emptyProject, type Project, toLine } from '../business/project/project';
import { projectNumber } from '../business/project/project-number';
import { projectHref, toProjectQuery } from '../business/project/project-query';
import { sumOf } from '../business/project/sum';
import { findRalColour } from '../business/ral/ral-classic';
import { site } from '../business/site';
import { withDetails } from './details';
import { toProjectRequest } from './project-request';
import { referenceOf } from './reference';
import { addToMessage, toRequest } from './request-message';
import { composeSenderCopy } from './sender-copy';

const ORIGIN = 'https://www.zuilwerk.example';
const KEY = '6b1d7a52-6a0b-4f0e-9d4c-0d8a2b6f1c11';

const copyOf = (message: string) => composeSenderCopy({ message, submissionKey: KEY }, ORIGIN);

/** Mail has ordinary spaces. */
const euro = (amount: number) => formatPrice(amount).replaceAll('\u00a0', ' ');

const pillar: Composition = { ...standardComposition('brandvision'), touch: 1 };

const project: Project = {
  ...emptyProject,
  company: 'Koopnubitcoin',
  dealer: 'Dealernaam',
  lines: [
    {
      ...toLine(pillar),
      places: ['Klikhier', 'Gratisgeld'],
    },
    toLine(standardComposition('wall-kiosk')),
  ],
};
const typed = ['Koopnubitcoin', 'Dealernaam', 'Klikhier', 'Gratisgeld'];

test('the copy has the reference, the reply time and how to add something', () => {
  const { subject, text } = copyOf('Past een zuil naast de balie?');
  expect(subject).toBe(`Uw bericht aan Zuilwerk: kenmerk ${referenceOf(KEY)}`);
  for (const part of [
    referenceOf(KEY),
    site.replyTime.replace('\u00a0', ' '),
    site.phone.office.label,
  ])
    expect(text).toContain(part.replaceAll('\u00a0', ' '));
  expect(text).not.toContain('aangevraagd');
  expect(text).not.toContain('balie');
});

test('the copy of a project lists its kiosks, number and sums, and no text that was typed', () => {
  const { message } = toProjectRequest(project, ORIGIN + projectHref(project));
  const { text } = copyOf(withDetails(`${message}\n\nKlikhier`, { company: 'Gratisgeld' }));
  for (const part of [
    `1. 2 × Brandvision, 43 inch (RAL 9005 diepzwart, staand, op een voetplaat, met touchscreen, scherm van Samsung); ${euro(priceOf(pillar))} per kiosk`,
    '2. 1 × Wall kiosk, 43 inch',
    `Project: ${projectNumber(toProjectQuery(project))}`,
    'Samen: 3 kiosken op 3 adressen',
    `Eenmalig: ${euro(sumOf(project).once)}`,
  ]) {
    expect(text).toContain(part);
  }
  for (const word of typed) expect(text).not.toContain(word);
});

test('the copy of composed kiosks lists each of them', () => {
  const message = (['clearvision', 'wall-kiosk'] as const).reduce((before, model) => {
    const state = { composition: standardComposition(model), dealer: 'Dealernaam' };
    const colour = findRalColour(state.composition.colour);
    if (!colour) throw new Error('no colour');
    return addToMessage(
      before,
      toRequest(state, colour, `${ORIGIN}/configurator?${toQuery(state)}`).message,
    );
  }, '');
  const { text } = copyOf(message);
  expect(text).toMatch(/1\. 1 × Clearvision.*\n2\. 1 × Wall kiosk/);
  expect(text).not.toContain('Dealernaam');
});

test('nothing of a link to another site, or of one that is none, is repeated', () => {
  for (const link of [
    `https://kwaad.example/project?${toProjectQuery(project)}`,
    `${ORIGIN}.kwaad.example/project?${toProjectQuery(project)}`,
    `${ORIGIN}/project?kiosk=model%3DKlikhier&voor=Klikhier`,
    `${ORIGIN}/Klikhier`,
    'https://[Klikhier',
  ]) {
    const { text } = copyOf(`Klikhier ${link}`);
    expect(text).not.toContain('Klikhier');
    expect(text).not.toContain('aangevraagd');
  }
});

test('a choice of a link that does not exist becomes one that does', () => {
  const { text } = copyOf(`${ORIGIN}/configurator?model=wall-kiosk&kleur=Klikhier&merk=Gratisgeld`);
  expect(text).toContain('1. 1 × Wall kiosk');
  for (const word of typed) expect(text).not.toContain(word);
});
