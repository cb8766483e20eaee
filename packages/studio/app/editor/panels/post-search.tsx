import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { TextField } from '../../ui/field';
import { useDebounced } from '../../ui/use-debounced';
import type { FindPosts, OwnPage } from './own-pages';

type Props = { href: string; findPosts: FindPosts; onChoose: (post: OwnPage) => void };

/** Finds the post that a link should lead to. */
export function PostSearch({ href, findPosts, onChoose }: Props) {
  const [title, setTitle] = useState('');
  const settled = useDebounced(title.trim());
  const { data: posts, error } = useQuery({
    queryKey: ['posts-to-link', settled],
    queryFn: ({ signal }) => findPosts(settled, signal),
    enabled: settled !== '',
  });

  return (
    <>
      <div className="min-w-48 flex-1">
        <TextField
          label="Of een artikel: zoek op titel"
          type="search"
          autoComplete="off"
          value={title}
          error={error?.message}
          onChange={(event) => setTitle(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            // Keeps Enter from the form, which would set a link to the address as it is.
            event.preventDefault();
            const [first] = posts ?? [];
            if (first) onChoose(first);
          }}
        />
      </div>
      <div className="max-h-24 basis-full overflow-y-auto">
        <p role="status" className="text-sm text-steel">
          {posts?.length === 0 && 'Geen artikel op de site heeft deze titel.'}
        </p>
        {posts && posts.length > 0 && (
          <ul aria-label="Gevonden artikelen" className="flex flex-wrap gap-x-2">
            {posts.map((post) => (
              <li key={post.href}>
                <button
                  type="button"
                  aria-pressed={href === post.href}
                  onClick={() => onChoose(post)}
                  className="min-h-11 border-transparent border-l-3 px-3 py-2 text-left underline underline-offset-4 hover:bg-mist aria-pressed:border-ink aria-pressed:font-semibold"
                >
                  {post.title}
                </button>
              </li>
            ))}
          </ul>
        )}
      </div>
    </>
  );
}
