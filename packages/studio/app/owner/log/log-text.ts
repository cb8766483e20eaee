import { postTitle } from '@/lib/posts/draft-title';
import type { LogEntry } from '../../../shared/api';
import { formatMoment } from '../../ui/format';

/** What happened, without who did it. */
export function logText({ event, subject, publishedAt }: LogEntry): string {
  const title = `“${postTitle(subject)}”`;
  switch (event) {
    case 'key_made':
      return `Sleutel gemaakt voor ${subject}`;
    case 'key_revoked':
      return `Sleutel van ${subject} ingetrokken`;
    case 'post_deleted':
      return `${title} verwijderd`;
    case 'post_restored':
      return `${title} teruggezet uit de prullenbak`;
    case 'planned':
      return publishedAt
        ? `${title} gepland voor ${formatMoment(publishedAt)}`
        : `${title} gepland`;
    case 'published':
      return `${title} gepubliceerd`;
    case 'corrected':
      return `Wijziging van ${title} gepubliceerd`;
    case 'renamed':
      return `Artikel hernoemd tot ${title}`;
    case 'withdrawn':
      return `${title} ingetrokken`;
    case 'made':
    case 'draft':
    case 'kept':
      return `${title} bewaard`;
  }
}
