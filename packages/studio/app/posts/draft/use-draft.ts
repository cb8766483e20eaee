import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { DraftFields, SavedDraft, StudioPost } from '../../../shared/api';
import { callApi } from '../../api-client';
import { useConnection } from '../../shell/connection';
import { useSession } from '../../shell/session';
import { DraftSaver } from './draft-saver';
import { fieldsOf } from './fields';
import { localCopyOf } from './local-copy';
import { rememberSave } from './saves-under-way';
import { showInList } from './show-in-list';

export type Draft = {
  fields: DraftFields;
  status: ReturnType<DraftSaver['state']>['status'];
  saver: DraftSaver;
};

/**
 * The text of a post while it is written, saved by itself.
 * @param startWith an unsaved text to begin with
 */
export function useDraft(post: StudioPost, startWith?: DraftFields): Draft {
  const queries = useQueryClient();
  const { name } = useSession();
  const [saver] = useState(() => {
    // Another one for each sitting, so that what it changes first is kept as a version.
    const session = crypto.randomUUID();
    const created = new DraftSaver({
      fields: fieldsOf(post),
      revision: post.revision,
      savedAt: (post.draft ?? post.live).updated_at,
      send: (expectedRevision, draft, isLeaving) =>
        callApi<SavedDraft>(`posts/${post.id}/draft`, {
          method: 'PUT',
          body: { expectedRevision, draft, session },
          keepalive: isLeaving,
        }),
      copy: localCopyOf(post.id),
      onSaved: (fields, saved) => showInList(queries, { id: post.id, fields, saved, name }),
    });
    if (startWith) created.change(startWith);
    return created;
  });
  const { fields, status } = useSyncExternalStore(saver.subscribe, saver.state);

  useEffect(() => {
    const leave = () => saver.saveOnLeave();
    addEventListener('pagehide', leave);
    return () => {
      removeEventListener('pagehide', leave);
      rememberSave(post.id, saver.flush());
    };
  }, [saver, post.id]);

  const isConnected = useConnection() === 'ok';
  useEffect(() => {
    // Sooner than the next attempt, which may be half a minute away.
    if (isConnected && saver.state().status.kind === 'failed') void saver.flush();
  }, [isConnected, saver]);

  const isSaved = status.kind === 'saved';
  useEffect(() => {
    if (isSaved) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [isSaved]);

  return { fields, status, saver };
}
