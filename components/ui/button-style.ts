/** On paper there is nothing to press. Forced colours take the ground away, so that a border must show the shape. */
const shape =
  'print:hidden forced-colors:border-2 inline-flex min-h-12 items-center justify-center gap-2 px-6 py-3 font-semibold text-center transition-colors';

/** Shared by links and real buttons, which look the same and differ in what they do. */
export const buttonStyle = {
  primary: `${shape} bg-ink text-paper hover:bg-accent hover:text-on-accent disabled:bg-steel`,
  secondary: `${shape} border-2 border-ink text-ink hover:bg-ink hover:text-paper`,
  /** For dark grounds. */
  inverse: `${shape} bg-paper text-ink hover:bg-mist`,
} as const;

export type ButtonVariant = keyof typeof buttonStyle;
