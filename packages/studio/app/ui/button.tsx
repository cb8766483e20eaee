import type { ComponentProps } from 'react';

const SHAPE =
  'inline-flex min-h-11 items-center justify-center gap-2 px-4 py-2 text-center font-semibold aria-disabled:cursor-not-allowed aria-disabled:opacity-50';

/** Class names, for a link that looks like a button. */
export const buttonStyle = {
  // The border shows with forced colours.
  primary: `${SHAPE} border border-transparent bg-ink text-paper hover:bg-steel`,
  secondary: `${SHAPE} border border-ink bg-surface hover:bg-mist`,
  quiet: `${SHAPE} underline underline-offset-4 hover:bg-mist`,
  danger: `${SHAPE} border border-failure bg-surface text-failure hover:bg-failure-ground`,
};

type ButtonProps = ComponentProps<'button'> & { look?: keyof typeof buttonStyle };

/** Keeps the focus while it is disabled, which a button with the attribute `disabled` loses. */
export function Button({
  look = 'secondary',
  className = '',
  disabled = false,
  onClick,
  ...props
}: ButtonProps) {
  return (
    <button
      type="button"
      className={`${buttonStyle[look]} ${className}`}
      {...props}
      aria-disabled={disabled || undefined}
      // Also ends the submission of its form, by Enter in a field too.
      onClick={disabled ? (event) => event.preventDefault() : onClick}
    />
  );
}
