import { diffWordsWithSpace } from 'diff';
import { postTitle } from '@/lib/posts/draft-title';
import type { DraftFields } from '../../../shared/api';
import { formatFullMoment } from '../../ui/format';
import { changedFields, FIELD_LABELS } from '../draft/fields';
import { readableText } from './readable-text';

type TextDifferenceProps = { before: DraftFields; after: DraftFields };

/** What changed between two texts, word by word: by line and by label, not by colour alone. */
export function TextDifference({ before, after }: TextDifferenceProps) {
  const names = changedFields(before, after);
  if (names.length === 0) return <p>De teksten zijn gelijk.</p>;
  return (
    <dl className="grid gap-4">
      {names.map((name) => (
        <div key={name}>
          <dt className="mb-1 font-semibold">{FIELD_LABELS[name]}</dt>
          <dd className="whitespace-pre-wrap md:max-h-96 md:overflow-y-auto border border-line bg-surface p-3">
            <Words before={readable(before, name)} after={readable(after, name)} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Words({ before, after }: { before: string; after: string }) {
  if (before === after) return <>Alleen de opmaak is anders.</>;
  let position = 0;
  return diffWordsWithSpace(before, after).map(({ value, added, removed }) => {
    position += value.length;
    const key = `${position}${added ? '+' : removed ? '-' : ''}`;
    if (added) {
      return (
        <ins key={key} className="bg-success-ground text-success underline decoration-2">
          <span className="sr-only">[erbij: </span>
          {value}
          <span className="sr-only">]</span>
        </ins>
      );
    }
    if (removed) {
      return (
        <del key={key} className="bg-failure-ground text-failure line-through">
          <span className="sr-only">[eraf: </span>
          {value}
          <span className="sr-only">]</span>
        </del>
      );
    }
    return <span key={key}>{value}</span>;
  });
}

function readable(fields: DraftFields, name: keyof DraftFields): string {
  const value = fields[name] ?? '';
  if (name === 'content') return readableText(value);
  if (name === 'slug') return postTitle(value);
  if (name === 'published_at' && value) return formatFullMoment(value);
  return value;
}
