import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { StudioPost, Version, VersionSummary } from '../../shared/api';
import { callApi } from '../api-client';
import { TextDifference } from '../posts/difference/text-difference';
import { windowId } from '../posts/draft/window-id';
import { type PostContext, saveFirst, showText } from '../posts/publishing/post-context';
import { undoText } from '../posts/publishing/undo-text';
import { useUndo } from '../posts/publishing/use-undo';
import { Button } from '../ui/button';
import { Dialog } from '../ui/dialog';
import { formatMoment } from '../ui/format';
import { useNotify } from '../ui/notices';
import { StatusMessage } from '../ui/status-message';
import { VersionList } from './version-list';

type Props = { context: PostContext; onClose: () => void };

/** Earlier texts of a post, what is different in them, and the way back to one. */
export function VersionsDialog({ context, onClose }: Props) {
  const { post } = context;
  const [chosen, setChosen] = useState<number>();
  const versions = useQuery({
    queryKey: ['versions', post.id],
    queryFn: () => callApi<VersionSummary[]>(`posts/${post.id}/versions`),
    gcTime: 0,
  });
  return (
    <Dialog title="Versies" isWide onClose={onClose}>
      <div className="grid gap-6">
        {versions.isPending && <StatusMessage>De versies worden geladen…</StatusMessage>}
        {versions.error && <StatusMessage look="failure">{versions.error.message}</StatusMessage>}
        {versions.data?.length === 0 && <p>Er zijn nog geen eerdere versies van dit artikel.</p>}
        {versions.data && versions.data.length > 0 && (
          <div className="grid gap-6 md:grid-cols-[16rem_minmax(0,1fr)]">
            <VersionList versions={versions.data} chosen={chosen} onChoose={setChosen} />
            {chosen === undefined ? (
              <p>Kies een versie om te zien wat er anders is dan in de tekst van nu.</p>
            ) : (
              <ChosenVersion key={chosen} id={chosen} context={context} onDone={onClose} />
            )}
          </div>
        )}
        <div>
          <Button onClick={onClose}>Sluiten</Button>
        </div>
      </div>
    </Dialog>
  );
}

type ChosenVersionProps = { id: number; context: PostContext; onDone: () => void };

function ChosenVersion({ id, context, onDone }: ChosenVersionProps) {
  const { draft } = context;
  const notify = useNotify();
  const undoAction = useUndo(context.post.id);
  const version = useQuery({
    queryKey: ['version', id],
    queryFn: () => callApi<Version>(`versions/${id}`),
  });
  const restore = useMutation({
    mutationFn: async () => {
      await saveFirst(draft);
      return callApi<StudioPost>(`versions/${id}/restore`, {
        method: 'POST',
        body: { expectedRevision: draft.saver.revision, session: windowId },
      });
    },
    onSuccess: (post) => {
      const undo = undoText(
        context,
        'Terugzetten ongedaan gemaakt. De tekst van daarvoor staat er weer.',
      );
      showText(context, post);
      notify({
        text: `De versie van ${version.data ? formatMoment(version.data.createdAt) : 'toen'} is teruggezet. ${post.state === 'live' ? 'Bezoekers zien haar zodra u publiceert. ' : ''}De tekst van daarnet staat bij Versies.`,
        actions: [undoAction(undo)],
      });
      onDone();
    },
  });
  if (version.error) return <StatusMessage look="failure">{version.error.message}</StatusMessage>;
  if (!version.data) return <StatusMessage>De versie wordt geladen…</StatusMessage>;
  return (
    <section aria-label="Verschil" className="grid content-start gap-4">
      <p className="text-sm text-steel">
        Doorgestreept: alleen in de tekst van nu. Onderstreept: alleen in deze versie.
      </p>
      <TextDifference before={draft.fields} after={version.data.fields} />
      {restore.error && <StatusMessage look="failure">{restore.error.message}</StatusMessage>}
      <div>
        <Button look="primary" disabled={restore.isPending} onClick={() => restore.mutate()}>
          Deze versie terugzetten
        </Button>
      </div>
    </section>
  );
}
