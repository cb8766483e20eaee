import { type ReactNode, useEffect, useState } from 'react';
import { Fold } from '@/components/ui/fold';
import type { DetailField, Details } from '@/lib/contact/details';
import { type ContactErrors, fieldLabels } from '@/lib/contact/fields';
import { FormField, type FormFieldProps } from './form-field';

/** The optional fields that a form offers, and how: in view for a quote, folded for a question. */
export type Offered = { title: string; fields: readonly DetailField[]; isFolded: boolean };

type OptionalFieldsProps = {
  offered: Offered;
  values: Details | undefined;
  errors: ContactErrors;
  onInvalid: FormFieldProps['onInvalid'];
};

type Kind = Pick<FormFieldProps, 'type' | 'inputMode' | 'autoComplete'>;

const kinds: Record<DetailField, Kind> = {
  company: { autoComplete: 'organization' },
  phone: { type: 'tel', autoComplete: 'tel' },
  places: { inputMode: 'numeric', autoComplete: 'off' },
  date: { type: 'date', autoComplete: 'off' },
};

export function OptionalFields({ offered, values, errors, onInvalid }: OptionalFieldsProps) {
  const { title, fields, isFolded } = offered;
  const today = useToday();
  const isInUse = fields.some((name) => values?.[name] || errors[name]);
  return (
    <Group title={title} isFolded={isFolded} isOpen={isInUse}>
      <div className="mt-4 grid items-start gap-6 sm:grid-cols-2">
        {fields.map((name) => (
          <FormField
            {...kinds[name]}
            key={name}
            name={name}
            label={fieldLabels[name]}
            isOptional
            min={name === 'date' ? today : undefined}
            defaultValue={values?.[name]}
            errors={errors}
            onInvalid={onInvalid}
          />
        ))}
      </div>
    </Group>
  );
}

type GroupProps = { title: string; isFolded: boolean; isOpen: boolean; children: ReactNode };

function Group({ title, isFolded, isOpen, children }: GroupProps) {
  return isFolded ? (
    <Fold summary={title} isOpen={isOpen || undefined}>
      {children}
    </Fold>
  ) : (
    <fieldset className="min-w-0">
      <legend className="text-steel">{title}</legend>
      {children}
    </fieldset>
  );
}

/** The visitor's own date, set by the browser because the page may be older. Without Intl, which takes a phone 45 ms. */
function useToday(): string | undefined {
  const [today, setToday] = useState<string>();
  useEffect(() => {
    const now = new Date();
    const local = new Date(now.getTime() - now.getTimezoneOffset() * 60_000);
    setToday(local.toISOString().slice(0, 10));
  }, []);
  return today;
}
