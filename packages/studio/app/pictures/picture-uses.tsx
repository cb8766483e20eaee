import { postTitle } from '@/lib/posts/draft-title';
import type { Picture } from '../../shared/api';
import { findPostHref } from './post-href';

/** Which posts use a picture. */
export function PictureUses({ picture: { usedBy, isUsedByDeleted } }: { picture: Picture }) {
  if (usedBy.length === 0) {
    return (
      <p className="text-sm text-steel">
        {isUsedByDeleted ? 'Alleen in een verwijderd artikel.' : 'In geen artikel.'}
      </p>
    );
  }
  return (
    <div className="text-sm">
      <p className="text-steel">{usedBy.length === 1 ? 'In dit artikel:' : 'In deze artikelen:'}</p>
      <ul>
        {usedBy.map((slug) => (
          <li key={slug}>
            <a
              href={findPostHref(slug)}
              className="inline-flex min-h-11 items-center underline underline-offset-4"
            >
              {postTitle(slug)}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
