import { useEffect, useState } from 'react';
import type { DraftFields } from '../../../shared/api';
import { Button } from '../../ui/button';
import { formatMoment } from '../../ui/format';
import { TextDifference } from '../difference/text-difference';
import { changedFields } from './fields';
import type { LocalCopy } from './left-copies';
import { findLocalCopy, removeLocalCopy } from './local-copy';

type LocalCopyOfferProps = {
  postId: string;
  /** The text that is stored. */
  saved: DraftFields;
  onRestore: (fields: DraftFields) => Promise<unknown>;
};

/** Offers a text that was not saved, such as after a crash. */
export function LocalCopyOffer({ postId, saved, onRestore }: LocalCopyOfferProps) {
  const [copy, setCopy] = useState<LocalCopy>();
  const [textAtStart] = useState(saved);
  // A busy browser runs an effect only after the first letters.
  const [openedAt] = useState(() => new Date().toISOString());

  useEffect(() => {
    const leaving = new AbortController();
    findLocalCopy({ postId, at: openedAt }, leaving.signal).then(
      (found) => {
        if (!found || leaving.signal.aborted) return;
        if (changedFields(found.fields, textAtStart).length > 0) setCopy(found);
        else removeLocalCopy(found);
      },
      // A browser without storage has no local copy to offer.
      () => {},
    );
    return () => leaving.abort();
  }, [postId, textAtStart, openedAt]);

  if (!copy) return null;
  return (
    <section
      aria-label="Niet bewaarde tekst gevonden"
      className="grid gap-3 border-ink border-l-4 bg-mist p-4"
    >
      <p role="status">
        <strong className="block">Niet bewaarde tekst gevonden</strong>
        Op deze computer staat een tekst van {formatMoment(copy.at)} die nog niet was bewaard. Als u
        hem terugzet, blijft de tekst van nu staan bij Versies.
      </p>
      <details>
        <summary className="min-h-11 py-2 underline underline-offset-4">Toon het verschil</summary>
        <TextDifference before={saved} after={copy.fields} />
      </details>
      <div className="flex flex-wrap gap-3">
        <Button look="primary" onClick={() => onRestore(copy.fields)}>
          Terugzetten
        </Button>
        <Button
          look="danger"
          onClick={() => {
            removeLocalCopy(copy);
            setCopy(undefined);
          }}
        >
          Weggooien
        </Button>
      </div>
    </section>
  );
}
