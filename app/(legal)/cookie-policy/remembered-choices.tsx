'use client';

import { useRememberedChoices } from '@/components/marketing/use-remembered-choices';
import { buttonStyle } from '@/components/ui/button-style';
import { formatLongDate } from '@/lib/dates';
import { type ChoiceName, choiceNames } from '@/lib/remembered-choices';

/** Shows what this device remembers, and forgets it on request. */
export function RememberedChoices() {
  const { choices, forgetAll } = useRememberedChoices();
  if (!choices) {
    return (
      <p>
        Zonder JavaScript onthoudt deze website niets. Met JavaScript ziet u hier welke keuzes op
        dit apparaat staan.
      </p>
    );
  }
  const remembered = Object.entries(choices) as [ChoiceName, string][];
  return (
    <div aria-live="polite">
      {remembered.length === 0 ? (
        <p>Op dit apparaat is geen keuze onthouden.</p>
      ) : (
        <>
          <p>Op dit apparaat is onthouden dat u dit zonder vragen laadt:</p>
          <ul className="mt-3">
            {remembered.map(([name, end]) => (
              <li key={name}>
                {choiceNames[name]}, tot {formatLongDate(end)}
              </li>
            ))}
          </ul>
          <p className="mt-4">
            <button type="button" className={buttonStyle.secondary} onClick={forgetAll}>
              Keuzes intrekken
            </button>
          </p>
        </>
      )}
    </div>
  );
}
