import { useEffect, useState } from 'react';
import { buttonStyle } from '@/components/ui/button-style';
import { textLinkStyle } from '@/components/ui/text-link-style';
import { type ContactMessage, contactFields, fieldLabels } from '@/lib/contact/fields';
import type { Receipt as ReceiptData } from '@/lib/contact/state';

type ReceiptProps = { receipt: ReceiptData; replyTime: string };

/** What the sender keeps: reference, next step, and the message as it was stored. */
export function Receipt({ receipt: { message, reference }, replyTime }: ReceiptProps) {
  return (
    <section aria-label="Uw verzonden bericht" className="space-y-2 border-steel border-l-2 pl-5">
      <p>{`Uw kenmerk is ${reference}. Noem het als u ons belt.`}</p>
      <p>{`Wij antwoorden ${replyTime} per e-mail op ${message.email}.`}</p>
      <details>
        <summary className={textLinkStyle}>Bekijk wat u hebt verzonden</summary>
        <dl className="mt-4 space-y-3">
          {contactFields.map((name) => (
            <div key={name}>
              <dt className="text-sm text-steel">{fieldLabels[name]}</dt>
              <dd className="whitespace-pre-wrap">{message[name]}</dd>
            </div>
          ))}
        </dl>
        <CopyButton text={asText(message, reference)} />
      </details>
    </section>
  );
}

function asText(message: ContactMessage, reference: string): string {
  const lines = contactFields.map((name) => `${fieldLabels[name]}: ${message[name]}`);
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
