import { useMemo } from 'react';
import { toPicturePath } from '@/lib/posts/picture-path';
import type { Site } from '../editor/html/site';
import { useSession } from '../shell/session';

/** What the text of a post may show, as the site decides it. */
export function useSiteOfPosts(): Site {
  const { siteUrl, bucketUrl } = useSession();
  return useMemo(
    () => ({ url: siteUrl, toImage: (src) => toPicturePath(src, { siteUrl, bucketUrl }) }),
    [siteUrl, bucketUrl],
  );
}
