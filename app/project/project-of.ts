import { projectLimits } from '@/lib/business/project/project';
import { FORMER_NUMBER, fromProjectForm, OTHER_PROJECT } from '@/lib/business/project/project-form';
import {
  type ReadProject,
  readProject,
  toProjectQuery,
} from '@/lib/business/project/project-query';
import { isRalCode, readRalEntry } from '@/lib/business/ral/ral-classic';

export type AskedProject = ReadProject & {
  /** The query of what was understood. */
  query: string;
  /** Number of the project that the form was rendered for. */
  formerNumber: string | null;
  /** Shown beside it. */
  other?: ReadProject['project'];
};

/** The project of an address or of the form of its page. */
export function projectOf(asked: URLSearchParams): AskedProject {
  const query = fromProjectForm(asked, projectLimits.lines, toColour);
  const read = readProject(query, isRalCode);
  const other = otherProject(asked.get(OTHER_PROJECT));
  return {
    ...read,
    query: toProjectQuery(read.project),
    formerNumber: asked.get(FORMER_NUMBER),
    ...(other && { other }),
  };
}

/** A pasted link, or its query alone. */
function otherProject(text: string | null) {
  if (!text?.trim()) return undefined;
  const [, query = text] = text.trim().split('?');
  const { project } = readProject(new URLSearchParams(query), isRalCode);
  return project.lines.length > 0 ? project : undefined;
}

/** A number or a Dutch name; what is none stays, so that the page can say so. */
function toColour(text: string): string {
  const entry = readRalEntry(text);
  return entry.ok ? entry.colour.code : text;
}
