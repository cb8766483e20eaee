import type { ReactNode } from 'react';
import { TextArea } from '../../ui/field';

type CountedTextAreaProps = {
  label: string;
  hint: ReactNode;
  value: string;
  onChange: (value: string) => void;
  min?: number;
  max: number;
};

/** A text with the number of its characters, and a warning when there are too many or too few for search engines. */
export function CountedTextArea({
  label,
  hint,
  value,
  onChange,
  min = 0,
  max,
}: CountedTextAreaProps) {
  const { length } = value;
  const problem =
    length > max
      ? `${length - max} tekens te lang.`
      : length > 0 && length < min
        ? `Nog ${min - length} tekens tot het minimum.`
        : undefined;
  return (
    <TextArea
      label={label}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      hint={
        <>
          {hint} {length} van {max} tekens.
        </>
      }
      error={problem}
    />
  );
}
