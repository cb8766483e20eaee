const shape = 'print:hidden button-shape';
export const buttonStyle = {
  primary: `${shape} bg-ink text-paper hover:bg-accent hover:text-on-accent aria-disabled:bg-steel`,
  secondary: `${shape} border-ink text-ink hover:bg-ink hover:text-paper`,
  inverse: `${shape} bg-paper text-ink hover:bg-mist`,
} as const;

export type ButtonVariant = keyof typeof buttonStyle;
