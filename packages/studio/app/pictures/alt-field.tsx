import { TextArea } from '../ui/field';

export const MAX_ALT = 200;

type AltFieldProps = { value: string; onChange: (alt: string) => void; autoFocus?: boolean };

/** What a picture shows, for people who do not see it. */
export function AltField({ value, onChange, autoFocus }: AltFieldProps) {
  return (
    <TextArea
      label="Wat is er te zien?"
      hint={`Voor wie de afbeelding niet ziet, en voor Google. ${value.length} van ${MAX_ALT} tekens.`}
      value={value}
      maxLength={MAX_ALT}
      autoFocus={autoFocus}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
