import { PICTURE_FIELD } from './picture-field';

/**
 * Takes a picture of the visitor, which every screen of the site then shows. Only markup: own-picture-watch.tsx, in the
 * layout, loads what reads the file when one is chosen. Hidden where there are no scripts.
 */
export function OwnPictureField({ className = '' }: { className?: string }) {
  return (
    <label
      className={`relative inline-flex min-h-11 cursor-pointer items-center border-2 border-ink px-2 font-semibold text-sm leading-tight focus-within:outline-2 print:hidden [@media(scripting:none)]:hidden ${className}`}
    >
      Uw beeld
      <input
        type="file"
        accept="image/*"
        className={`absolute inset-0 w-full cursor-pointer opacity-0 ${PICTURE_FIELD}`}
      />
    </label>
  );
}
