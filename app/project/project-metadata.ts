import type { Metadata } from 'next';
import { formatPrice } from '@/lib/business/products/format';
import type { Project } from '@/lib/business/project/project';
import { STATED_YEARS, sumOf, totalOver } from '@/lib/business/project/sum';
import { sharedPictureOfProject } from '@/lib/pages/choice-picture/address';
import { countsText } from '@/lib/pages/choice-picture/choice-picture';
import { createMetadata } from '@/lib/pages/metadata';

type ProjectPage = {
  title: string;
  path: string;
  /** Path and query of this page with the project. */
  sharedPath: string;
};

const description =
  'Zet kiosken voor al uw plekken in één lijst: met aantallen, korting, transport, installatie, software, onderhoud en stroom over drie, vijf en zeven jaar.';

/** What a colleague sees of a link to a project: its kiosks and its sum. Search engines leave it out: there is one for each visitor. */
export function projectMetadata(project: Project, { sharedPath, ...page }: ProjectPage): Metadata {
  const isEmpty = project.lines.length === 0;
  return {
    ...createMetadata({
      ...page,
      ...(!isEmpty && { sharedPath }),
      description: isEmpty ? description : costsOf(project),
      picture: sharedPictureOfProject(project),
    }),
    alternates: {},
    robots: { index: false, follow: true },
  };
}

function costsOf(project: Project): string {
  const sum = sumOf(project);
  const total = formatPrice(totalOver(sum, STATED_YEARS));
  return `${countsText(sum)}. Eenmalig ${formatPrice(sum.once)}, daarna ${formatPrice(sum.perYear)} per jaar; in ${STATED_YEARS}\u00a0jaar ${total}, excl.\u00a0btw.`;
}
