import type { ParseHtml } from '../html/from-html';
import type { Site } from '../html/site';
import { keepAllowedOnly } from './steps/allowed-only';
import { keepHeadings } from './steps/headings';
import { keepInlineFormats } from './steps/inline-formats';
import { removeLayoutTables } from './steps/layout-tables';
import { nestLists } from './steps/nested-lists';
import { makeParagraphs } from './steps/paragraphs';
import { refusePictures } from './steps/pictures';
import { removeRedirects } from './steps/redirects';
import { placeVideos } from './steps/videos';
import { makeWordLists } from './steps/word-lists';
import { removeWordNotes } from './steps/word-notes';
import { readWordOnline } from './steps/word-online';

export type CleanPaste = {
  html: string;
  /** Pictures that were left out. */
  refusedPictures: number;
};

/**
 * Cleans the HTML that Word, Google Docs, LibreOffice, Pages and mail programs put on the clipboard: structure and
 * emphasis stay, the look goes.
 * @param parseHtml gives a document whose inline styles are in `data-style`, as html/inert.ts writes them
 */
export function cleanPastedHtml(html: string, site: Site, parseHtml: ParseHtml): CleanPaste {
  const { body } = parseHtml(html);
  removeWordNotes(body);
  readWordOnline(body);
  makeWordLists(body);
  keepHeadings(body);
  keepInlineFormats(body);
  removeRedirects(body);
  const refusedPictures = refusePictures(body, site);
  removeLayoutTables(body);
  nestLists(body);
  makeParagraphs(body);
  placeVideos(body);
  keepAllowedOnly(body);
  return { html: body.innerHTML, refusedPictures };
}
