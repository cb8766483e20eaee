import type { Metadata } from 'next';
import { kioskLabel } from '@/lib/business/configurator/labels';
import type { ConfiguratorState } from '@/lib/business/configurator/query';
import { toQuery } from '@/lib/business/configurator/query';
import { hrefOfRequest } from '@/lib/business/configurator/request-query';
import { emptyProject, type Project, toLine } from '@/lib/business/project/project';
import { toProjectQuery } from '@/lib/business/project/project-query';
import { kioskCount } from '@/lib/business/project/project-texts';
import { projectRequestHref } from '@/lib/business/project/request-href';
import { sumOf } from '@/lib/business/project/sum';
import {
  sharedPictureOfComposition,
  sharedPictureOfProject,
} from '@/lib/pages/choice-picture/address';
import { createMetadata } from '@/lib/pages/metadata';
import { routes } from '@/lib/routes';

const description =
  'Een offerteaanvraag die al is ingevuld: controleer de kiosken, vul uw naam en e-mailadres in en verstuur het bericht.';

/** What a colleague sees of a link to a request: its kiosks, and a preview that keeps them. */
export function requestMetadata(asked: Project | readonly ConfiguratorState[]): Metadata {
  const page = 'lines' in asked ? ofProject(asked) : ofKiosks(asked);
  return {
    ...createMetadata({ ...page, description, path: routes.contact }),
    alternates: {},
    robots: { index: false, follow: true },
  };
}

function ofProject(project: Project) {
  return {
    title: `Offerteaanvraag: ${kioskCount(sumOf(project).kiosks)}`,
    sharedPath: projectRequestHref(toProjectQuery(project)),
    picture: sharedPictureOfProject(project),
  };
}

function ofKiosks(states: readonly ConfiguratorState[]) {
  const compositions = states.map(({ composition }) => composition);
  const sharedPath = hrefOfRequest(states.map((state) => String(toQuery(state))));
  const [composition, ...further] = compositions;
  if (composition && further.length === 0) {
    return {
      title: `Offerteaanvraag: ${kioskLabel(composition)}`,
      sharedPath,
      picture: sharedPictureOfComposition(composition),
    };
  }
  const project = { ...emptyProject, lines: compositions.map(toLine) };
  return { ...ofProject(project), sharedPath };
}
