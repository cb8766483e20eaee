import { postTitle } from '@/lib/posts/draft-title';
import type { VersionSummary } from '../../shared/api';
import { choosableStyle } from '../ui/choosable-style';
import { formatCount, formatMoment } from '../ui/format';

type VersionListProps = {
  versions: VersionSummary[];
  chosen: number | undefined;
  onChoose: (id: number) => void;
};

export function VersionList({ versions, chosen, onChoose }: VersionListProps) {
  return (
    <ol className="self-start max-h-[60dvh] divide-y divide-line overflow-y-auto border-line border-y">
      {versions.map((version) => (
        <li key={version.id}>
          <button
            type="button"
            aria-pressed={version.id === chosen}
            onClick={() => onChoose(version.id)}
            className={`block w-full border-l-3 py-3 text-left ${choosableStyle}`}
          >
            <span className="block font-semibold">{formatMoment(version.createdAt)}</span>
            <span className="text-sm text-steel">
              {eventOf(version)}
              {version.createdBy && <> · {version.createdBy}</>}
            </span>
            <span className="block text-sm text-steel">{amountOf(version)}</span>
          </button>
        </li>
      ))}
    </ol>
  );
}

const EVENTS: Record<VersionSummary['event'], string> = {
  made: 'Gemaakt',
  planned: 'Gepland',
  published: 'Gepubliceerd',
  corrected: 'Wijziging gepubliceerd',
  renamed: 'Hernoemd',
  withdrawn: 'Ingetrokken',
  draft: 'Concept',
  kept: 'Niet gekozen na een botsing',
};

function eventOf({ event, slug, publishedAt }: VersionSummary): string {
  if (event === 'planned' && publishedAt) return `Gepland voor ${formatMoment(publishedAt)}`;
  return event === 'renamed' ? `Hernoemd tot “${postTitle(slug)}”` : EVENTS[event];
}

/** How much a version differs from the text before it. */
function amountOf({ words }: VersionSummary): string {
  if (!words) return '';
  const parts = [
    words.added > 0 && `${formatCount(words.added, 'woord', 'woorden')} erbij`,
    words.removed > 0 && `${formatCount(words.removed, 'woord', 'woorden')} eraf`,
  ].filter(Boolean);
  return parts.length > 0 ? parts.join(', ') : 'dezelfde woorden';
}
