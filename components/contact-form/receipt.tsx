import { type ReactNode, useEffect, useState } from 'react';
import { buttonStyle } from '@/components/ui/button-style';
import { Fold } from '@/components/ui/fold';
import { readDetails, shownDetails } from '@/lib/contact/details';
import { type ContactMessage, contactFields, fieldLabels } from '@/lib/contact/fields';
import type { Receipt as ReceiptData } from '@/lib/contact/state';

type ReceiptProps = {
  receipt: ReceiptData;
  replyTime: string;
  /** How to add something. */
  addition: ReactNode;
};

/** What the sender keeps: reference, next step, and the message as it was stored. */
export function Receipt({ receipt: { message, reference }, replyTime, addition }: ReceiptProps) {
  const fields = sentFields(message);
  return (
    <section aria-label="Uw verzonden bericht" className="space-y-2 border-steel border-l-2 pl-5">
      <p>{`Uw kenmerk is ${reference}.`}</p>
      <p>{`Wij antwoorden ${replyTime} per e-mail op ${message.email}.`}</p>
      <p>{addition}</p>
      <Fold summary="Bekijk wat u heeft verzonden">
        <dl className="mt-4 space-y-3">
          {fields.map(({ label, value }) => (
            <div key={label}>
              <dt className="text-sm text-steel">{label}</dt>
              <dd className="whitespace-pre-wrap">{value}</dd>
            </div>
          ))}
        </dl>
        <CopyButton text={asText(fields, reference)} />
      </Fold>
    </section>
  );
}

type SentField = { label: string; value: string };

function sentFields(message: ContactMessage): SentField[] {
  const { text, details } = readDetails(message.message);
  const values = { ...message, message: text };
  const fields = contactFields.map((name) => ({ label: fieldLabels[name], value: values[name] }));
  return [...fields, ...shownDetails(details)];
}

function asText(fields: readonly SentField[], reference: string): string {
  const lines = fields.map(({ label, value }) => `${label}: ${value}`);
  return [`Kenmerk: ${reference}`, ...lines].join('\n');
}

function CopyButton({ text }: { text: string }) {
  const [label, setLabel] = useState('');

  // There is no button without JavaScript.
  useEffect(() => setLabel('Kopieer uw bericht'), []);

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      setLabel('Gekopieerd');
    } catch (error) {
      console.warn('Copying the message failed.', error);
      setLabel('Kopiëren lukt hier niet');
    }
  }

  return (
    label && (
      <button
        type="button"
        aria-live="polite"
        className={`mt-4 ${buttonStyle.secondary}`}
        onClick={copy}
      >
        {label}
      </button>
    )
  );
}
