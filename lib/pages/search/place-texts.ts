import { Parser } from 'htmlparser2';

/** What stands at a place that a link can lead to, one line for each block of text. */
export type PlaceText = { href: string; page: string; heading: string; text: string };

/** Elements whose text is not read as text of the page. */
const SKIPPED = new Set(['script', 'style', 'noscript', 'template', 'title', 'desc', 'nav']);
const HEADINGS = new Set(['h1', 'h2', 'h3', 'h4', 'summary']);
/** Their text continues the line; a cell adds what separates it from the next. */
const INLINE = new Set(
  'a abbr b bdi br cite code data em i mark s small span strong sub sup time u wbr'.split(' '),
);
const SEPARATORS: Record<string, string> = { th: ': ', dt: ': ', td: ', ' };
const CONTINUES = new Set([...INLINE, 'th', 'td', 'dd']);
const VOID = new Set('area br col embed hr img input link meta source track wbr'.split(' '));
/** Fields, and the hints and captions that they refer to by an id. */
const PARTS = new Set(['select', 'textarea', 'output', 'p', 'span', 'figcaption', 'small']);
/** The ids of React (`_R_1_`) change with each build. */
const LASTING_ID = /^[a-z][a-z\d-]*$/;

type Place = { id: string; heading: string; lines: string[] };
/** `place` is where its text goes; `isSkipped` holds for all that is in it. */
type Open = { name: string; place: Place; isSkipped: boolean };

/**
 * Splits the `main` element of a page at the elements that have an id, which links can lead to.
 * @param html with every element closed, as React and the sanitiser write it
 * @param path of the page, for the links
 */
export function placeTexts(html: string, path: string): PlaceText[] {
  const start: Place = { id: '', heading: '', lines: [] };
  const places = [start];
  const open: Open[] = [];
  let line = '';
  /** A heading that nothing has followed yet: a question whose answer has the id. */
  let question = '';
  let page = '';
  let isEndOfInline = false;
  let isEndOfLink = false;
  /** Whether the line has more than links. */
  let hasOwnText = false;

  const endLine = (place: Place | undefined) => {
    // An empty cell leaves its separator.
    const text = plain(line).replace(/^[:,\s]+|[:,]+$/g, '');
    if (text) place?.lines.push(text);
    line = '';
    hasOwnText = false;
  };

  const parser = new Parser({
    onopentag(name, { id, ...attributes }) {
      if (name === 'br') line += ' ';
      if (VOID.has(name)) return;
      const parent = open[open.length - 1];
      if (!parent && name !== 'main') return;
      let place = parent?.place ?? start;
      if (!CONTINUES.has(name)) endLine(place);
      // "Vloer: Brandvision, Brandvision double"; links alone are actions, each a line.
      if (name === 'a' && isEndOfLink) {
        if (hasOwnText) line += ', ';
        else endLine(place);
      }
      const isPlace = parent && id && LASTING_ID.test(id) && !PARTS.has(name);
      // The heading that names a section has an id of its own, but links lead to the section.
      const namesPlace = HEADINGS.has(name) && place.id && id?.startsWith(`${place.id}-`);
      if (isPlace && !namesPlace) {
        endLine(place);
        place = { id, heading: question, lines: [] };
        places.push(place);
        // What follows a heading belongs to it.
        if (HEADINGS.has(name)) parent.place = place;
      }
      const isSkipped =
        parent?.isSkipped || SKIPPED.has(name) || attributes['aria-hidden'] === 'true';
      open.push({ name, place, isSkipped: Boolean(isSkipped) });
    },
    ontext(text) {
      const element = open[open.length - 1];
      if (!element || element.isSkipped) return;
      if (text.trim()) {
        if (!HEADINGS.has(element.name)) question = '';
        isEndOfLink = false;
        hasOwnText ||= open.every(({ name }) => name !== 'a');
      }
      line += isEndOfInline && isRunOn(line, text) ? ` ${text}` : text;
      isEndOfInline = false;
    },
    onclosetag(name) {
      if (VOID.has(name)) return;
      const element = open.pop();
      if (!element) return;
      if (HEADINGS.has(name) && !element.isSkipped) {
        question = plain(line);
        element.place.heading ||= question;
        if (name === 'h1') page = question;
      }
      if (name === 'a') isEndOfLink = true;
      if (name in SEPARATORS) {
        line += SEPARATORS[name];
        isEndOfLink = false;
      } else if (INLINE.has(name)) isEndOfInline = true;
      else endLine(element.place);
    },
  });
  parser.end(html);
  return places
    .filter(({ lines }) => lines.length > 0)
    .map((place) => ({
      href: place === start ? path : `${path}#${place.id}`,
      page,
      heading: place.heading,
      text: place.lines.join('\n'),
    }));
}

/** Whether a style sets these texts apart, such as "vrijdag" and "8.30" in elements beside each other. */
function isRunOn(before: string, after: string) {
  return /[\p{Ll}.?!:)]$/u.test(before)
    ? /^[\p{Lu}\d€]/u.test(after)
    : /\d$/.test(before) && /^\p{L}/u.test(after);
}

/** Keeps no-break spaces, which results need as much as pages. */
function plain(text: string) {
  return text
    .replaceAll('\u00ad', '')
    .replace(/[^\S\u00a0]+/g, ' ')
    .trim();
}
