import type { VersionSummary } from '../../shared/api';
import { choosableStyle } from '../ui/choosable-style';
import { formatMoment } from '../ui/format';

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
              {kindOf(version)}
              {version.createdBy && <> · {version.createdBy}</>}
            </span>
          </button>
        </li>
      ))}
    </ol>
  );
}

function kindOf({ kind, isPublished }: VersionSummary): string {
  if (kind === 'kept') return 'Niet gekozen na een botsing';
  if (kind === 'draft') return 'Concept';
  return isPublished ? 'Gepubliceerd' : 'Niet openbaar';
}
