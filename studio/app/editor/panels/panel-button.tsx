import type { ComponentProps } from 'react';

type Props = ComponentProps<'button'> & { isPrimary?: boolean };

export function PanelButton({ isPrimary, ...props }: Props) {
  const look = isPrimary
    ? 'bg-ink text-paper hover:bg-ink/85'
    : 'border border-line hover:bg-mist aria-pressed:bg-ink aria-pressed:text-paper disabled:text-steel/60';
  return <button type="button" className={`min-h-11 px-3 text-sm ${look}`} {...props} />;
}
