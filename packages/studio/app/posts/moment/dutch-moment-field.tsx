import { type ReactNode, useId, useState } from 'react';
import { TextField } from '../../ui/field';
import { formatFullMoment } from '../../ui/format';
import { dutchLocalTime, momentsOfDutchTime } from './dutch-moment';

type DutchMomentFieldProps = {
  label: string;
  hint?: ReactNode;
  /** ISO 8601; null for none. */
  value: string | null;
  /** Called only with a time that exists. */
  onChange: (value: string | null) => void;
};

const MISSING =
  'Deze tijd bestaat niet: de klok gaat dan van 2.00 naar 3.00 uur. Kies een andere tijd.';

/** A date and time in Dutch time, repeated in words, because browsers write dates in their own order. */
export function DutchMomentField({ label, hint, value, onChange }: DutchMomentFieldProps) {
  const [typed, setTyped] = useState(value ? dutchLocalTime(value) : '');
  const name = useId();
  const moments = momentsOfDutchTime(typed);
  const isMissing = typed !== '' && moments.length === 0;

  function type(localTime: string) {
    setTyped(localTime);
    const [moment] = momentsOfDutchTime(localTime);
    if (moment || localTime === '') onChange(moment ?? null);
  }

  return (
    <div className="grid gap-2">
      <TextField
        label={label}
        type="datetime-local"
        value={typed}
        onChange={(event) => type(event.target.value)}
        error={isMissing ? MISSING : undefined}
        hint={value && !isMissing ? formatFullMoment(value) : hint}
      />
      {moments.length > 1 && (
        <fieldset>
          <legend className="text-sm">
            Deze tijd komt die nacht twee keer voor: de klok gaat van 3.00 terug naar 2.00 uur.
          </legend>
          {moments.map((moment, index) => (
            <label key={moment} className="flex min-h-11 items-center gap-2">
              <input
                type="radio"
                name={name}
                className="size-5 accent-ink"
                // The database writes the same moment in another form.
                checked={value !== null && Date.parse(moment) === Date.parse(value)}
                onChange={() => onChange(moment)}
              />
              {index === 0 ? 'De eerste keer (zomertijd)' : 'Een uur later (wintertijd)'}
            </label>
          ))}
        </fieldset>
      )}
    </div>
  );
}
