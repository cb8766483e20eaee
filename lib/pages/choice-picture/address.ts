import { createHash } from 'node:crypto';
import type { Composition } from '../../business/configurator/composition';
import { fromQuery, toQuery } from '../../business/configurator/query';
import { sharedPictures } from '../../business/content/shared-pictures';
import { sharedPictureOf } from '../../business/products/shared-picture';
import type { Project } from '../../business/project/project';
import { projectNames, readProject, toProjectQuery } from '../../business/project/project-query';
import { isRalCode } from '../../business/ral/ral-classic';
import { choicePictureHref } from '../../routes';
import { type ChoicePicture, pictureOfComposition, pictureOfProject } from './choice-picture';

/** Goes up when pictures with the same contents look different. */
const DESIGN = 2;

/** Longer addresses are cut off by some services. */
const MAX_QUERY_LENGTH = 1800;

type PictureOfPage = { url: string; alt: string };

const STANDARD = { url: '/pictures/open-graph/kiosken.jpg', alt: sharedPictures.kiosken };

/** The picture of a link to a composition. */
export function sharedPictureOfComposition(composition: Composition): PictureOfPage {
  const picture = pictureOfComposition(composition);
  return {
    url: choicePictureHref(sumOfPicture(picture), String(toQuery({ composition }))),
    alt: altOf(picture),
  };
}

/** The picture of a link to a project: that of all kiosks where it is empty or too long for an address. */
export function sharedPictureOfProject(project: Project): PictureOfPage {
  const query = toProjectQuery({ ...project, company: '', dealer: undefined });
  if (project.lines.length === 0 || query.length > MAX_QUERY_LENGTH) {
    return STANDARD;
  }
  const picture = pictureOfProject(project);
  return { url: choicePictureHref(sumOfPicture(picture), query), alt: altOf(picture) };
}

export type ReadPicture = {
  /** Undefined where the address is not one that a page of this build names: nothing is drawn for it. */
  picture?: ChoicePicture;
  /** The file to show in its place. */
  standard: string;
};

/**
 * Reads the address of a picture.
 * @param sum the hash of its contents, which a changed price changes too
 */
export function readPictureAddress(sum: string, query: URLSearchParams): ReadPicture {
  const { picture, standard } = query.has(projectNames.kiosk)
    ? projectOf(query)
    : compositionOf(query);
  return { standard, ...(picture && sumOfPicture(picture) === sum && { picture }) };
}

function compositionOf(query: URLSearchParams) {
  const { composition } = fromQuery(query, isRalCode);
  return {
    picture: pictureOfComposition(composition),
    standard: sharedPictureOf(composition.model).url,
  };
}

function projectOf(query: URLSearchParams) {
  const isTooLong = String(query).length > MAX_QUERY_LENGTH;
  const { project } = readProject(isTooLong ? new URLSearchParams() : query, isRalCode);
  return {
    picture: project.lines.length > 0 ? pictureOfProject(project) : undefined,
    standard: STANDARD.url,
  };
}

/** Hash of the contents alone: queries that give the same picture share its stored copy. */
export function sumOfPicture(picture: ChoicePicture): string {
  return createHash('sha256')
    .update(JSON.stringify([DESIGN, picture]))
    .digest('hex')
    .slice(0, 16);
}

function altOf({ title, details, amount, amountNote }: ChoicePicture): string {
  return `Visualisatie: ${title}, ${details}, ${amount} ${amountNote}.`;
}
