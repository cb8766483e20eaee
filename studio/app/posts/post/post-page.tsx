import { useEffect, useState } from 'react';
import { ErrorMessage } from '../../ui/error-message';
import { Loading } from '../../ui/loading';
import { usePost } from '../queries';
import { fieldsOf, isSameText } from '../saving/draft-fields';
import { deleteLocalCopy, type LocalCopy, readLocalCopy } from '../saving/local-copy';
import { PostEditor } from './post-editor';

/** A post that is opened, with the text of this browser that was not saved. */
export function PostPage({ id }: { id: string }) {
  const { data: post, error, refetch } = usePost(id);
  const [unsaved, setUnsaved] = useState<LocalCopy | null>();
  const isLoaded = post !== undefined;
  useEffect(() => {
    if (isLoaded) readLocalCopy(id).then((copy) => setUnsaved(copy ?? null));
  }, [id, isLoaded]);

  if (error) return <ErrorMessage error={error} onRetry={refetch} />;
  if (!post || unsaved === undefined) return <Loading />;
  const isStale = unsaved && isSameText(unsaved.draft, fieldsOf(post));
  if (isStale) deleteLocalCopy(id);
  return <PostEditor post={post} unsaved={isStale ? null : unsaved} />;
}
