import { useState } from 'react';
import type { Conflict, StudioPost } from '../../../shared/api';
import { useSession } from '../../shell/session';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { StatusMessage } from '../../ui/status-message';
import { TextDifference } from '../difference/text-difference';
import { conflictWords } from './conflict-words';
import { fieldsOf } from './fields';
import type { Draft } from './use-draft';

type ConflictDialogProps = {
  conflict: Conflict;
  draft: Draft;
  onTheirs: (post: StudioPost) => void;
};

/** Asks which of two texts goes on. The other one stays as a version. */
export function ConflictDialog({ conflict, draft, onTheirs }: ConflictDialogProps) {
  const [failure, setFailure] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const { current } = conflict;
  const { name } = useSession();
  const words = conflictWords({
    by: current.draft?.updated_by ?? '',
    me: name,
    at: (current.draft ?? current.live).updated_at,
  });

  async function run(choose: () => Promise<unknown>) {
    setIsBusy(true);
    await choose().catch((error: Error) => setFailure(error.message));
    setIsBusy(false);
  }

  return (
    <Dialog title="Twee teksten van hetzelfde artikel" isWide mayClose={false} onClose={() => {}}>
      {/* The buttons are out of sight below long texts. */}
      <p tabIndex={-1} data-initial-focus className="mb-4 outline-none">
        {words.cause} Kies met welke tekst u verdergaat. De andere blijft bewaard bij Versies.
      </p>
      <p className="mb-2 text-sm text-steel">
        Doorgestreept: alleen in {words.other}. Onderstreept: alleen in uw tekst.
      </p>
      <TextDifference before={fieldsOf(current)} after={draft.fields} />
      {failure && <StatusMessage look="failure">{failure}</StatusMessage>}
      <div className="mt-6 flex flex-wrap gap-3">
        <Button
          look="primary"
          disabled={isBusy}
          onClick={() => run(() => draft.saver.overwrite(conflict))}
        >
          Mijn tekst
        </Button>
        <Button
          disabled={isBusy}
          onClick={() =>
            run(async () => {
              await draft.saver.keepRefused();
              onTheirs(current);
            })
          }
        >
          {words.choice}
        </Button>
      </div>
    </Dialog>
  );
}
