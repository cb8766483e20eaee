import type { KeyboardEvent } from 'react';
import { FOCUSES, type Focus } from '@/lib/posts/focus';
import { Thumbnail } from './thumbnail';

const MIDDLE = 'midden';
const LABELS: Record<Focus | typeof MIDDLE, string> = {
  'left top': 'Linksboven',
  top: 'Boven',
  'right top': 'Rechtsboven',
  left: 'Links',
  [MIDDLE]: 'Midden',
  right: 'Rechts',
  'left bottom': 'Linksonder',
  bottom: 'Onder',
  'right bottom': 'Rechtsonder',
};
/** The parts in rows of three, as they lie in the picture. */
const PARTS = [...FOCUSES.slice(0, 4), MIDDLE, ...FOCUSES.slice(4)] as const;
const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -3, ArrowDown: 3 };

type FocusFieldProps = {
  src: string;
  /** Null for the middle. */
  value: Focus | null;
  onChange: (focus: Focus | null) => void;
};

/** Which part of the picture stays in sight where it is cropped: chosen in the picture, or with the arrow keys. */
export function FocusField({ src, value, onChange }: FocusFieldProps) {
  const chosen = value ?? MIDDLE;

  function move(event: KeyboardEvent<HTMLElement>) {
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = PARTS[nextPart(PARTS.indexOf(chosen), step)] ?? MIDDLE;
    onChange(next === MIDDLE ? null : next);
    event.currentTarget.querySelector<HTMLElement>(`[value="${next}"]`)?.focus();
  }

  return (
    <fieldset onKeyDown={move}>
      <legend className="mb-1 font-semibold">Wat altijd in beeld blijft</legend>
      <div className="relative max-w-sm">
        <Thumbnail src={src} isWhole />
        <div className="absolute inset-0 grid grid-cols-3">
          {PARTS.map((part) => (
            <label
              key={part}
              className="grid cursor-pointer place-items-center outline-white/60 -outline-offset-1 hover:outline"
            >
              <span className="sr-only">{LABELS[part]}</span>
              <input
                type="radio"
                name="focus"
                value={part}
                checked={part === chosen}
                onChange={() => onChange(part === MIDDLE ? null : part)}
                className="size-6 appearance-none rounded-full border-2 border-white bg-black/40 outline-offset-4 checked:border-6 checked:bg-black"
              />
            </label>
          ))}
        </div>
      </div>
      <p className="mt-1 text-sm text-steel">
        Klik in de afbeelding, of kies met de pijltjes. In de lijst en in een gedeelde link wordt
        zij bijgesneden.
      </p>
    </fieldset>
  );
}

/** Stays at the edge of the picture. */
function nextPart(part: number, step: number): number {
  const column = part % 3;
  if ((step === -1 && column === 0) || (step === 1 && column === 2)) return part;
  const next = part + step;
  return next < 0 || next >= PARTS.length ? part : next;
}
