import type { LucideIcon } from 'lucide-react';
import { ariaShortcut, shortcutLabel } from './shortcut';

type Props = {
  name: string;
  icon: LucideIcon;
  keys?: string;
  isOn?: boolean;
  /** Set on a button that shows more. */
  isExpanded?: boolean;
  isEnabled: boolean;
  className: string;
  tabIndex: number;
  onFocus: () => void;
  onClick: () => void;
};

/** Disabled for assistive technology only, so that the arrow keys still reach it. */
export function ToolbarButton({
  name,
  icon: Icon,
  keys,
  isOn,
  isExpanded,
  isEnabled,
  className,
  onClick,
  ...focus
}: Props) {
  const title = keys ? `${name} (${shortcutLabel(keys)})` : name;
  return (
    <button
      type="button"
      // Buttons in one row get narrower, down to the width that is left for each.
      className={`grid size-11 min-w-6 shrink-0 place-items-center hover:bg-mist @min-[36rem]:shrink aria-disabled:text-steel/50 aria-disabled:hover:bg-transparent aria-pressed:bg-mist aria-pressed:shadow-[inset_0_-3px_0_var(--color-ink)] ${className}`}
      aria-label={name}
      aria-keyshortcuts={keys && ariaShortcut(keys)}
      aria-pressed={isOn}
      aria-expanded={isExpanded}
      aria-disabled={!isEnabled || undefined}
      title={title}
      // The selection in the text stays.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => isEnabled && onClick()}
      {...focus}
    >
      <Icon aria-hidden size={20} strokeWidth={1.75} />
    </button>
  );
}
