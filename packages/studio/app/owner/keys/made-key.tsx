import { useId, useRef, useState } from 'react';
import { Button } from '../../ui/button';
import { controlStyle } from '../../ui/field';

type Copy = 'copied' | 'failed' | undefined;

const TEXTS = {
  copied: 'De sleutel is gekopieerd.',
  failed: 'Kopiëren lukte niet. De sleutel is gekozen: kopieer hem met Ctrl+C.',
};

/** A key that was made just now, to be copied. */
export function MadeKey({ value, onDone }: { value: string; onDone: () => void }) {
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [copy, setCopy] = useState<Copy>();

  async function copyKey() {
    try {
      await navigator.clipboard.writeText(value);
      setCopy('copied');
    } catch {
      field.current?.select();
      setCopy('failed');
    }
  }

  return (
    <div className="grid gap-5">
      <p id={`${id}-hint`}>
        U ziet deze sleutel alleen nu. Geef hem aan één persoon, en niet in hetzelfde bericht als
        het adres van de studio.
      </p>
      <div>
        <label htmlFor={id} className="mb-1 block font-semibold">
          Sleutel
        </label>
        <textarea
          ref={field}
          id={id}
          aria-describedby={`${id}-hint`}
          readOnly
          rows={8}
          spellCheck={false}
          className={`${controlStyle} break-all`}
          value={value}
          onFocus={(event) => event.target.select()}
        />
      </div>
      <p role="status" className="empty:hidden">
        {copy && TEXTS[copy]}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button look="primary" data-initial-focus onClick={copyKey}>
          Kopieer de sleutel
        </Button>
        <Button onClick={onDone}>Klaar</Button>
      </div>
    </div>
  );
}
