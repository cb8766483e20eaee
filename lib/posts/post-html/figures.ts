/** The attribute of a figure that stays as narrow as the text; on a wide screen it would be wider. */
export const FIGURE_WIDTH = 'data-width';

/** The only value of `FIGURE_WIDTH`. */
export const TEXT_WIDTH = 'text';

/** The attributes of a figure without a width that a page cannot show. */
export function toFigureAttributes(attributes: Record<string, string>): Record<string, string> {
  return attributes[FIGURE_WIDTH] === TEXT_WIDTH ? { [FIGURE_WIDTH]: TEXT_WIDTH } : {};
}
