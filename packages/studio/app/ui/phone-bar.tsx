import type { ReactNode } from 'react';

type PhoneBarProps = { label: string; className?: string; children: ReactNode };

/**
 * Main actions at the bottom of a phone, where the thumb is; --phone-bar of studio.css is its height in one row. A phone
 * has no room for it above a notice: then it stands at the end of the page.
 */
export function PhoneBar({ label, className = '', children }: PhoneBarProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields.
    <div
      role="group"
      aria-label={label}
      data-bar="bottom"
      className={`phone-bar sticky bottom-0 z-20 flex flex-wrap gap-2 border-line border-t bg-surface px-2 pt-2 pb-[calc(0.5rem+env(safe-area-inset-bottom,0px))] sm:hidden group-data-notice/page:static ${className}`}
    >
      {children}
    </div>
  );
}
