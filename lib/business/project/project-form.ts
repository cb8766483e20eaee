import { choiceNames } from '../configurator/query';
import { lineNames, projectNames, readPlaces } from './project-query';

/** The number of the project that a form was rendered for. */
export const FORMER_NUMBER = 'was';

/** The line to take out, as the value of its button. */
export const REMOVED_LINE = 'weg';

/** A link or the text of another project, to show beside this one. */
export const OTHER_PROJECT = 'naast';

/** Fields for another kiosk: its model and size, "clearvision-55", and `lineField` with this index. */
export const NEW_KIOSK = 'nieuw';

/** Name of the field of a line, by the name of its query parameter. */
export function lineField(name: string, index: number | typeof NEW_KIOSK): string {
  return `${name}-${index}`;
}

const lineParameters = [...Object.values(choiceNames), ...Object.values(lineNames)];

/**
 * Turns the fields of the form of a project into the query of that project; a query without fields stays as it is.
 * @param most lines that a form can have
 * @param toColour the RAL number of a typed colour, or the text itself
 */
export function fromProjectForm(
  form: URLSearchParams,
  most: number,
  toColour: (text: string) => string,
): URLSearchParams {
  const query = new URLSearchParams();
  for (const name of Object.values(projectNames)) {
    for (const value of form.getAll(name)) query.append(name, value);
  }
  const removed = form.get(REMOVED_LINE);
  for (let index = 0; index < most; index += 1) {
    const hasLine = form.has(lineField(choiceNames.model, index));
    if (hasLine && removed !== String(index)) {
      query.append(projectNames.kiosk, String(toLine(form, index, toColour)));
    }
  }
  const [, model, size] = /^(.+)-(\d+)$/.exec(form.get(NEW_KIOSK) ?? '') ?? [];
  if (model && size) {
    const line = toLine(form, NEW_KIOSK, toColour);
    line.set(choiceNames.model, model);
    line.set(choiceNames.size, size);
    query.append(projectNames.kiosk, String(line));
  }
  return query;
}

function toLine(
  form: URLSearchParams,
  index: number | typeof NEW_KIOSK,
  toColour: (text: string) => string,
): URLSearchParams {
  const line = new URLSearchParams();
  for (const name of lineParameters) {
    const values = form.getAll(lineField(name, index)).filter((value) => value.trim() !== '');
    const texts = name === lineNames.place ? values.flatMap(readPlaces) : values;
    for (const text of texts)
      line.append(name, name === choiceNames.colour ? toColour(text) : text);
  }
  return line;
}
