import { useState } from 'react';
import type { StudioKey } from '../../../shared/api';
import { Button } from '../../ui/button';
import { LoadFailure } from '../../ui/failure';
import { StatusMessage } from '../../ui/status-message';
import { Command } from '../command';
import { OwnerPage } from '../owner-page';
import { KeyItem } from './key-item';
import { isInUse } from './key-state';
import { NewKeyDialog } from './new-key-dialog';
import { useKeyList } from './requests';

/** The people who have a key, and what can be done with it. */
export function KeysPage() {
  const [isMaking, setIsMaking] = useState(false);
  const { data, error, isPending, refetch } = useKeyList();
  const inUse = data?.keys.filter((key) => isInUse(key)) ?? [];
  const ended = data?.keys.filter((key) => !isInUse(key)) ?? [];
  const newKey = data?.canMake && (
    <Button look="primary" onClick={() => setIsMaking(true)}>
      Nieuwe sleutel
    </Button>
  );
  return (
    <OwnerPage id="sleutels" action={newKey}>
      <p className="max-w-measure">
        Iedereen werkt met een eigen sleutel. Trek hem in van wie hem kwijt is of niet meer meedoet.
        Een sleutel die lang geleden is gemaakt, staat hier vanaf de eerste keer dat hij wordt
        gebruikt.
      </p>
      {error && <LoadFailure error={error} hasData={Boolean(data)} onRetry={() => refetch()} />}
      {isPending && <StatusMessage>De sleutels worden geladen…</StatusMessage>}
      {data && <KeySection title="In gebruik" keys={inUse} />}
      {data && !data.canMake && <KeyCommand />}
      {ended.length > 0 && <KeySection title="Voorbij" keys={ended} />}
      {isMaking && <NewKeyDialog onClose={() => setIsMaking(false)} />}
    </OwnerPage>
  );
}

function KeySection({ title, keys }: { title: string; keys: StudioKey[] }) {
  return (
    <section aria-label={title} className="grid gap-3">
      <h2 className="font-bold text-subtitle">{title}</h2>
      <ul className="divide-y divide-line border-line border-y">
        {keys.map((key) => (
          <KeyItem key={key.id} studioKey={key} />
        ))}
      </ul>
    </section>
  );
}

/** Tells how a key is made where this studio has not what signs it. */
function KeyCommand() {
  return (
    <section aria-label="Een nieuwe sleutel" className="grid max-w-measure gap-3">
      <h2 className="font-bold text-subtitle">Een nieuwe sleutel</h2>
      <p>
        Deze studio kan zelf geen sleutels maken. Dat doet u op uw eigen computer, in de map van de
        site, met de naam van wie hem krijgt:
      </p>
      <Command text='npm run studio -- --new-key editor "Anna"' />
      <p>
        Schrijf owner in plaats van editor voor een eigenaar. Hoe u dit één keer inricht, staat in
        docs/editing.md.
      </p>
    </section>
  );
}
