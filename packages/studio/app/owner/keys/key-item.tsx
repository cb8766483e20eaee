import { useState } from 'react';
import type { StudioKey } from '../../../shared/api';
import { Button } from '../../ui/button';
import { DeleteDialog } from '../../ui/delete-dialog';
import { useNotify } from '../../ui/notices';
import { isInUse, keyFacts, ROLE_NAMES } from './key-state';
import { useRevokeKey } from './requests';

/** A key of a person, and the way to end it. */
export function KeyItem({ studioKey }: { studioKey: StudioKey }) {
  const { name, role, isOwn } = studioKey;
  const [isAsking, setIsAsking] = useState(false);
  return (
    <li className="grid gap-x-6 gap-y-3 py-4 @3xl:grid-cols-[minmax(0,1fr)_auto] @3xl:items-center">
      <div className="grid gap-2">
        <h3 className="hyphens-auto font-semibold">
          {name}
          <span className="font-normal text-steel">
            {`, ${ROLE_NAMES[role]}${isOwn ? ', uw sleutel van nu' : ''}`}
          </span>
        </h3>
        <dl className="grid gap-x-6 gap-y-1 text-sm @xl:grid-cols-3">
          {keyFacts(studioKey).map(({ label, text }) => (
            <div key={label}>
              <dt className="text-steel">{label}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </div>
      {isInUse(studioKey) && (
        <Button
          look="danger"
          className="justify-self-start"
          aria-label={`Sleutel van ${name} intrekken`}
          onClick={() => setIsAsking(true)}
        >
          Intrekken
        </Button>
      )}
      {isAsking && <RevokeDialog studioKey={studioKey} onClose={() => setIsAsking(false)} />}
    </li>
  );
}

function RevokeDialog({ studioKey, onClose }: { studioKey: StudioKey; onClose: () => void }) {
  const { id, name, isOwn } = studioKey;
  const notify = useNotify();
  const revoke = useRevokeKey(id, () => {
    onClose();
    notify({ text: `De sleutel van ${name} is ingetrokken.` });
  });
  return (
    <DeleteDialog
      title={`Sleutel van ${name} intrekken?`}
      action="Trek deze sleutel in"
      remove={revoke}
      onDelete={() => revoke.mutate()}
      onClose={onClose}
    >
      <p>
        Binnen een minuut gaat er niets meer mee open. Wat ermee is geschreven, blijft. Een
        ingetrokken sleutel komt niet terug; een nieuwe kan altijd.
      </p>
      {isOwn && (
        <p className="font-semibold">
          Met deze sleutel werkt u nu. Bewaar eerst wat u schrijft: daarna hebt u een andere nodig.
        </p>
      )}
    </DeleteDialog>
  );
}
