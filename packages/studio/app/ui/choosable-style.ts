/**
 * A link or a button of which one is chosen: it has an edge then. Forced colours would draw the transparent
 * edge of the others, too, and a `border-l-*` class gives its width.
 */
export const choosableStyle =
  'border-transparent forced-colors:border-[Canvas] px-3 hover:bg-mist aria-[current]:border-ink aria-[current]:bg-surface aria-pressed:border-ink aria-pressed:bg-surface';
