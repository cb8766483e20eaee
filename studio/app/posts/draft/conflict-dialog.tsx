import { useState } from 'react';
import type { Conflict, StudioPost } from '../../../shared/api';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { formatMoment } from '../../ui/format';
import { StatusMessage } from '../../ui/status-message';
import { TextDifference } from '../difference/text-difference';
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
  const who = current.draft?.updated_by || 'Iemand anders';
  const at = (current.draft ?? current.live).updated_at;

  async function run(choose: () => Promise<unknown>) {
    setIsBusy(true);
    await choose().catch((error: Error) => setFailure(error.message));
    setIsBusy(false);
  }

  return (
    <Dialog title="Twee teksten van hetzelfde bericht" isWide mayClose={false} onClose={() => {}}>
      {/* The buttons are out of sight below long texts. */}
      <p tabIndex={-1} data-initial-focus className="mb-4 outline-none">
        {who} heeft dit bericht gewijzigd om {formatMoment(at)}, terwijl u het ook open had. Kies
        met welke tekst u verdergaat. De andere blijft bewaard bij Versies.
      </p>
      <p className="mb-2 text-sm text-steel">
        Doorgestreept: alleen in hun tekst. Onderstreept: alleen in uw tekst.
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
          Hun tekst
        </Button>
      </div>
    </Dialog>
  );
}
