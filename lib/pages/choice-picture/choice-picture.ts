import type { Composition } from '../../business/configurator/composition';
import { kioskLabel } from '../../business/configurator/labels';
import { priceOf } from '../../business/configurator/price';
import { formatPrice } from '../../business/products/format';
import { specs } from '../../business/products/specs';
import type { Project } from '../../business/project/project';
import { addressCount, kioskCount } from '../../business/project/project-texts';
import { type ProjectSum, STATED_YEARS, sumOf, totalOver } from '../../business/project/sum';
import { findRalColour } from '../../business/ral/ral-classic';
import { lowerFirst } from '../../platform/text/lower-first';

/** What the Open Graph image of a composition or a project shows. No text that a visitor typed, since it bears our name. */
export type ChoicePicture = {
  /** Different kiosks, side by side. */
  kiosks: readonly Composition[];
  title: string;
  details: string;
  amount: string;
  /** What the amount is. */
  amountNote: string;
};

/** More would be too narrow to be seen. */
const MOST_KIOSKS = 3;

export function pictureOfComposition(composition: Composition): ChoicePicture {
  const { colour } = composition;
  return {
    kiosks: [composition],
    title: kioskLabel(composition),
    details: `RAL\u00a0${colour} ${lowerFirst(findRalColour(colour)?.name ?? '')}`.trim(),
    amount: formatPrice(priceOf(composition)),
    amountNote: 'richtprijs excl.\u00a0btw',
  };
}

/** @param project with at least one line */
export function pictureOfProject(project: Project): ChoicePicture {
  const sum = sumOf(project);
  const shown = new Map(
    project.lines.map(({ composition }) => [lookOf(composition), composition] as const),
  );
  return {
    kiosks: [...shown.values()].slice(0, MOST_KIOSKS),
    title: `${kioskCount(sum.kiosks)}, ${addressCount(sum.addresses.length)}`,
    details: countsText(sum),
    amount: formatPrice(totalOver(sum, STATED_YEARS)),
    amountNote: `in ${STATED_YEARS}\u00a0jaar, excl.\u00a0btw`,
  };
}

/** "4 × Clearvision, 2 × Brandvision": the kiosks of a project by model, the most numerous first. */
export function countsText({ lines }: ProjectSum): string {
  const counts = new Map<string, number>();
  for (const { line, kiosks } of lines) {
    const { name } = specs[line.composition.model];
    counts.set(name, (counts.get(name) ?? 0) + kiosks);
  }
  return [...counts]
    .sort(([, one], [, other]) => other - one)
    .map(([name, count]) => `${count}\u00a0×\u00a0${name}`)
    .join(', ');
}

/** Two kiosks with the same look the same in a picture. */
function lookOf({ model, colour, orientation, mount }: Composition): string {
  return [model, colour, orientation, mount].join(' ');
}
