import { moveFootersToEnd, type ParseHtml } from '../html/from-html';
import type { Site } from '../html/site';
import { keepAllowedOnly } from './steps/allowed-only';
import { tidyCharacters } from './steps/characters';
import { writeCheckboxes } from './steps/checkboxes';
import { removeDeadLinks } from './steps/dead-links';
import { isBlank } from './steps/elements';
import { keepHeadings } from './steps/headings';
import { removeHidden } from './steps/hidden';
import { keepInlineFormats } from './steps/inline-formats';
import { removeLayoutTables } from './steps/layout-tables';
import { makeLists } from './steps/lists';
import { makeParagraphs } from './steps/paragraphs';
import { refusePictures } from './steps/pictures';
import { keepProgramCode } from './steps/program-code';
import { removeRedirects } from './steps/redirects';
import { applyStyleSheets } from './steps/style-sheets';
import { placeVideos } from './steps/videos';
import { removeWordNotes } from './steps/word-notes';
import { readWordOnline } from './steps/word-online';

export type CleanPaste = {
  html: string;
  /** Whether there is anything to see. */
  isBlank: boolean;
  /** Pictures that were left out. */
  refusedPictures: number;
};

type Options = { site: Site; parseHtml: ParseHtml; isIntoTable?: boolean };

/**
 * Cleans the HTML that Word, Google Docs, LibreOffice, Pages and mail programs put on the clipboard: structure and
 * emphasis stay, the look goes.
 * @param parseHtml gives a document whose inline styles are in `data-style`, as html/inert.ts writes them
 */
export function cleanPastedHtml(
  html: string,
  { site, parseHtml, isIntoTable = false }: Options,
): CleanPaste {
  const { body } = parseHtml(html);
  // What styles say becomes elements first: the other steps move and rename the elements that have them.
  applyStyleSheets(body, html);
  removeHidden(body);
  removeWordNotes(body);
  readWordOnline(body);
  keepHeadings(body);
  keepProgramCode(body);
  writeCheckboxes(body);
  tidyCharacters(body);
  keepInlineFormats(body);
  makeLists(body);
  removeRedirects(body);
  removeDeadLinks(body);
  const refusedPictures = refusePictures(body, site);
  removeLayoutTables(body, isIntoTable);
  moveFootersToEnd(body);
  makeParagraphs(body);
  placeVideos(body);
  keepAllowedOnly(body);
  return { html: body.innerHTML, isBlank: isBlank(body), refusedPictures };
}
