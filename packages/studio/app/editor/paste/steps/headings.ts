import { rename } from './elements';

/** The styles for titles of Word and Google Docs are paragraphs. */
const TITLES = 'p.MsoTitle, p.title';

/** A title becomes a heading of the text, as the title of the page is made from its address. */
export function keepHeadings(body: HTMLElement) {
  for (const title of body.querySelectorAll(`${TITLES}, h1`)) rename(title, 'h2');
  for (const heading of body.querySelectorAll('h5, h6')) rename(heading, 'h4');
}
