import { useCallback, useEffect, useRef, useState } from 'react';
import type { Conflict, DraftFields, SavedDraft, StudioPost } from '../../../shared/api';
import { ApiError, callApi } from '../../api-client';
import { fieldsOf } from './draft-fields';
import { DraftSaver, type SavingState } from './draft-saver';
import { deleteLocalCopy, writeLocalCopy } from './local-copy';
import { useLastSave } from './use-last-save';

/** Names this window, so that the database knows which one saved. */
const session = crypto.randomUUID();

/** The text of an open post: what is typed, and how far it is saved. */
export function useDraft(post: StudioPost, onSaved: () => void) {
  const [fields, setFields] = useState(() => fieldsOf(post));
  const [saving, setSaving] = useState<SavingState>({
    kind: 'saved',
    at: post.draft?.updated_at,
  });
  const latest = useRef(fields);
  const savedListener = useRef(onSaved);
  savedListener.current = onSaved;

  const [saver] = useState(
    () =>
      new DraftSaver({
        revision: post.revision,
        save: (draft, expectedRevision) => saveDraft(post.id, draft, expectedRevision),
        isConflict: (error) => conflictIn(error) !== undefined,
        onState: setSaving,
        onSaved: () => {
          deleteLocalCopy(post.id);
          savedListener.current();
        },
      }),
  );
  useEffect(() => () => void saver.flush(), [saver]);
  useLastSave(post.id, saver, session);

  const change = useCallback(
    (changes: Partial<DraftFields>) => {
      latest.current = { ...latest.current, ...changes };
      setFields(latest.current);
      writeLocalCopy(post.id, latest.current);
      saver.change(latest.current);
    },
    [post.id, saver],
  );

  return { fields, change, saving, saver, session };
}

function saveDraft(postId: string, draft: DraftFields, expectedRevision: number) {
  return callApi<SavedDraft>(`posts/${encodeURIComponent(postId)}/draft`, {
    method: 'PUT',
    body: { expectedRevision, draft, session },
  });
}

/** What another window saved, when that is why a request was refused. */
export function conflictIn(error: Error): Conflict | undefined {
  if (!(error instanceof ApiError) || error.body.code !== 'conflict') return undefined;
  return error.body as unknown as Conflict;
}
