'use client';

import {
  type FormEvent,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from 'react';
import { readChosenColour } from '@/components/site/chosen-colour';
import { keepChosenColour } from '@/components/site/keep-chosen-colour';
import { TYPED_COLOUR } from '@/lib/business/configurator/parameters';
import type { RalEntry } from '@/lib/business/ral/ral-classic';
import { readTypedColour } from '@/lib/business/ral/typed-colour';
import { RENDERED_COLOUR } from '@/lib/platform/browser/chosen-colour';
import styles from './choice-bar.module.css';

const STATUS_ID = 'ral-kleur-uitkomst';

/** Applied while the visitor types. */
const COMPLETE_NUMBER = /\d{4}/;

type ColourChoiceProps = {
  /** The swatches. */
  children: ReactNode;
  /** Behind the field. */
  more?: ReactNode;
};

/** Adds a text field to the swatches and restores a stored choice. */
export function ColourChoice({ children, more }: ColourChoiceProps) {
  const fieldset = useRef<HTMLFieldSetElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [entry, setEntry] = useState<RalEntry>();

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, on hydration.
  useEffect(() => {
    // Keep a swatch chosen before hydration.
    const chosen = fieldset.current?.querySelector<HTMLInputElement>(':checked')?.value;
    if (chosen && chosen !== RENDERED_COLOUR) {
      keepChosenColour(chosen);
      return;
    }
    const code = readChosenColour();
    if (!code || !field.current || checkSwatch(code)) return;
    field.current.value = code;
    void applyTypedColour(code);
  }, []);

  /** Unchecks all swatches if none has this colour. Returns whether one has. */
  function checkSwatch(code: string): boolean {
    const swatches = fieldset.current?.querySelectorAll<HTMLInputElement>('[type="radio"]') ?? [];
    for (const swatch of swatches) swatch.checked = swatch.value === code;
    return hasSwatch();
  }

  function hasSwatch(): boolean {
    return Boolean(fieldset.current?.querySelector(':checked'));
  }

  async function applyTypedColour(text: string) {
    const read = await readTypedColour(text);
    // The visitor may have continued typing.
    if (field.current?.value !== text) return;
    if (!read.ok) return setEntry(read);
    keepChosenColour(read.colour.code);
    if (checkSwatch(read.colour.code)) return setEntry(undefined);
    setEntry(read);
    // Colours the kiosk pictures; keepChosenColour sets the accent.
    document.documentElement.style.setProperty('--ral', read.colour.srgb);
  }

  function onChange({ target }: FormEvent<HTMLFieldSetElement>) {
    const { type, value } = target as EventTarget as HTMLInputElement;
    setEntry(undefined);
    if (type === 'radio') {
      keepChosenColour(value);
      if (field.current) field.current.value = '';
    } else if (COMPLETE_NUMBER.test(value)) void applyTypedColour(value);
    else if (value === '' && !hasSwatch()) {
      checkSwatch(RENDERED_COLOUR);
      keepChosenColour(RENDERED_COLOUR);
    }
  }

  /** Enter would send the form. */
  function onKeyDown(event: KeyboardEvent<HTMLFieldSetElement>) {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    if (event.target === field.current) void applyTypedColour(field.current.value);
  }

  const hasFailed = entry?.ok === false;
  return (
    <fieldset ref={fieldset} className={styles.colours} onChange={onChange} onKeyDown={onKeyDown}>
      <legend className="sr-only">Kleur van de kiosken op deze pagina</legend>
      <div className={`${styles.swatches} scroll-sign`}>
        {children}
        <label className={styles.other}>
          <span className={styles.label}>
            Andere <span className="whitespace-nowrap">RAL-kleur</span>
          </span>
          <input
            ref={field}
            type="text"
            name={TYPED_COLOUR}
            autoComplete="off"
            size={12}
            placeholder="nummer of naam"
            aria-describedby={STATUS_ID}
            aria-invalid={hasFailed || undefined}
            className={styles.number}
            onBlur={({ currentTarget: { value } }) => value && void applyTypedColour(value)}
          />
        </label>
        {more}
      </div>
      <p id={STATUS_ID} role="status" className={hasFailed ? styles.error : styles.name}>
        {hasFailed && <span>{entry.error}</span>}
        {entry?.ok && (
          <span>
            <b>{`RAL\u00a0${entry.colour.code}`}</b> <span>{entry.colour.name}</span>
          </span>
        )}
      </p>
    </fieldset>
  );
}
