import { useEffect } from 'react';
import { callApi } from '../../api-client';
import type { DraftSaver } from './draft-saver';

/** Saves when the window closes, and asks first while something is not saved. */
export function useLastSave(postId: string, saver: DraftSaver, session: string) {
  useEffect(() => {
    const save = () => {
      const draft = saver.unsaved;
      if (!draft) return;
      // A browser refuses more than 64 kB here. The text is in the local copy, too.
      callApi(`posts/${encodeURIComponent(postId)}/draft`, {
        method: 'PUT',
        body: { expectedRevision: saver.revision, draft, session },
        keepalive: true,
      }).catch(() => {});
    };
    const ask = (event: BeforeUnloadEvent) => {
      if (saver.unsaved) event.preventDefault();
    };
    window.addEventListener('pagehide', save);
    window.addEventListener('beforeunload', ask);
    return () => {
      window.removeEventListener('pagehide', save);
      window.removeEventListener('beforeunload', ask);
    };
  }, [postId, saver, session]);
}
