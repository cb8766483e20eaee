import { titleFromSlug } from '@/lib/blog/title';
import { formatDateTime, formatLongDate } from '@/lib/dates';
import type { DeletedPost } from '../../shared/api';
import { hrefOf, navigate } from '../shell/route';
import { Button } from '../ui/button';
import { ErrorMessage } from '../ui/error-message';
import { useRestorePost } from './use-restore-post';

export function DeletedEntry({ post }: { post: DeletedPost }) {
  const restore = useRestorePost((restored) => navigate(hrefOf('blog', [restored.id])));
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 border-line border-b py-3">
      <div>
        <p className="font-medium">{titleFromSlug(post.slug)}</p>
        <p className="text-sm text-steel">
          Verwijderd op {formatDateTime(post.deletedAt)} door {post.deletedBy}. Terug te zetten tot{' '}
          {formatLongDate(post.purgedAfter)}.
          {post.wasPublished && ' Stond op de site, en staat daar na het terugzetten weer.'}
        </p>
      </div>
      <Button disabled={restore.isPending} onClick={() => restore.mutate(post.id)}>
        Terugzetten<span className="sr-only">: {titleFromSlug(post.slug)}</span>
      </Button>
      {restore.error && <ErrorMessage error={restore.error} />}
    </li>
  );
}
