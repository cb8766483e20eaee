import { JSDOM } from 'jsdom';

const { window } = new JSDOM('');

/** Parses HTML as browsers do, without one. */
export function parseHtml(html: string): Document {
  return new window.DOMParser().parseFromString(html, 'text/html');
}
