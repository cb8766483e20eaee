import file from './archivo-latin.woff2';

/** The middleware, which allows the style below, gets the file with another folder. */
export const fontUrl = file.replace(/^.*\//, '/_next/static/media/');

/**
 * `optional` prefers the fallback font on a slow connection over a layout shift. The fallbacks have the metrics of
 * Archivo: `size-adjust` is its mean advance width over 4,700 characters of a post divided by that of Arial; ascent and
 * descent are 878 and 210 of 1000.
 */
const faces = [
  `font-family:Archivo;src:url(${fontUrl})format("woff2");font-weight:400 700;font-stretch:75% 100%;font-display:optional`,
  'font-family:Archivo Fallback;src:local(Arial),local(Liberation Sans),local(Roboto);font-weight:400 500;size-adjust:98.1%;ascent-override:89.5%;descent-override:21.4%;line-gap-override:0%',
  'font-family:Archivo Fallback;src:local(Arial Bold),local(Liberation Sans Bold),local(Roboto Bold);font-weight:600 700;size-adjust:95%;ascent-override:92.4%;descent-override:22.1%;line-gap-override:0%',
  'font-family:Archivo Narrow Fallback;src:local(Arial Bold),local(Liberation Sans Bold),local(Roboto Bold);font-weight:600 700;size-adjust:81.9%;ascent-override:107.2%;descent-override:25.6%;line-gap-override:0%',
];

/**
 * Stands in a style element of the layout: a font in a style sheet that loads after the first paint has Chromium lay out
 * the whole page again, 90 ms on a phone. `start-scripts.mjs` loads the font, and sets the property to give up a late
 * one.
 */
export const fontStyle = `:root{--font-archivo:Archivo}${faces
  .map((declarations) => `@font-face{${declarations}}`)
  .join('')}`;
