import { useQuery } from '@tanstack/react-query';
import { useEffectEvent, useLayoutEffect, useState } from 'react';
import { isMadeUpSlug, postTitle } from '@/lib/posts/draft-title';
import type { SlugOwner } from '../../../shared/api';
import { callApi } from '../../api-client';
import { TextField } from '../../ui/field';
import { useDebounced } from '../../ui/use-debounced';
import { earlyTitle } from '../early-title';
import { slugFromTitle } from '../slug-from-title';

type TitleFieldProps = {
  postId?: string;
  slug: string;
  onChange: (slug: string) => void;
  autoFocus?: boolean;
};

/** Writes the slug of a post, and says what visitors will read above it. */
export function TitleField({ postId, slug, onChange, autoFocus }: TitleFieldProps) {
  const [title, setTitle] = useState(isMadeUpSlug(slug) || !slug ? '' : postTitle(slug));
  const isTaken = useIsTaken(slug, postId);

  function change(text: string) {
    setTitle(text);
    onChange(slugFromTitle(text));
  }

  const takeEarlyTitle = useEffectEvent(() => {
    const text = earlyTitle.take(postId);
    if (text) change(text);
  });
  // Before the next key.
  useLayoutEffect(() => takeEarlyTitle(), []);

  return (
    <TextField
      label="Titel"
      value={title}
      maxLength={200}
      autoFocus={autoFocus}
      onChange={(event) => change(event.target.value)}
      hint={
        title ? (
          <>
            Wordt getoond als: <strong className="text-ink">{postTitle(slug)}</strong>. Adres:
            /blog/{slug}
          </>
        ) : (
          'Het adres van het artikel volgt uit de titel.'
        )
      }
      error={isTaken ? 'Dit adres is al van een ander artikel. Kies een andere titel.' : undefined}
    />
  );
}

function useIsTaken(slug: string, postId?: string): boolean {
  const settled = useDebounced(slug);
  const { data } = useQuery({
    queryKey: ['slug', settled],
    queryFn: ({ signal }) => callApi<SlugOwner>(`slugs/${settled}`, { signal }),
    enabled: settled !== '' && !isMadeUpSlug(settled),
  });
  return settled === slug && data?.postId != null && data.postId !== postId;
}
