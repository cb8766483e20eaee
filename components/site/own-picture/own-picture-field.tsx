import { FIELD } from './markup';

/**
 * Takes a picture of the visitor, which every screen of the site then shows. Only markup: chosen-accent.tsx, in the
 * layout, loads what reads the file when one is chosen. Not shown where there are no scripts.
 */
export function OwnPictureField({ className = '' }: { className?: string }) {
  return (
    <label
      className={`inline-flex min-h-12 items-center border-2 border-ink px-2 font-semibold text-sm whitespace-nowrap noscript:hidden print:hidden ${className || 'relative'}`}
    >
      Uw beeld
      <input
        type="file"
        accept="image/*"
        className={`${FIELD} absolute inset-0 size-full opacity-0`}
      />
    </label>
  );
}
