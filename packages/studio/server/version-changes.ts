import type { VersionChange } from '../shared/api';

/** A row of post_versions; the texts of old ones are not loaded. */
export type VersionRow = {
  kind: string;
  slug: string;
  is_published: boolean;
  published_at: string | null;
  created_at: string;
  texts?: { excerpt: string; content: string };
};

/**
 * What happened with each version, and how many words it has more and less than the one before: for a text that became
 * live the live one before, for any other the version before.
 * @param rows newest first
 */
export function versionChanges(rows: VersionRow[]): VersionChange[] {
  return rows.map((row, index) => {
    const older = rows.slice(index + 1).filter(({ kind }) => kind !== 'kept');
    const before = row.kind === 'live' ? older.find(({ kind }) => kind === 'live') : older[0];
    return { event: eventOf(row, before), words: before ? changedWords(before, row) : null };
  });
}

/** @param before the live version before a live one; for any other it is not looked at */
export function eventOf(row: VersionRow, before: VersionRow | undefined): VersionChange['event'] {
  if (row.kind === 'kept' || row.kind === 'draft') return row.kind;
  if (!row.is_published) return before?.is_published ? 'withdrawn' : 'made';
  if (!before?.is_published) return isPlanned(row) ? 'planned' : 'published';
  if (isPlanned(row)) return 'planned';
  if (isPlanned(before) && Date.parse(row.created_at) < Date.parse(before.published_at ?? ''))
    return 'published';
  return row.slug === before.slug ? 'corrected' : 'renamed';
}

function isPlanned({ published_at, created_at }: VersionRow): boolean {
  return published_at !== null && Date.parse(published_at) > Date.parse(created_at);
}

function changedWords({ texts: before }: VersionRow, { texts: after }: VersionRow) {
  if (!before || !after) return null;
  const counts = new Map<string, number>();
  for (const word of wordsOf(after)) counts.set(word, (counts.get(word) ?? 0) + 1);
  for (const word of wordsOf(before)) counts.set(word, (counts.get(word) ?? 0) - 1);
  const differences = [...counts.values()];
  return {
    added: differences.reduce((sum, count) => sum + Math.max(0, count), 0),
    removed: differences.reduce((sum, count) => sum + Math.max(0, -count), 0),
  };
}

function wordsOf({ excerpt, content }: { excerpt: string; content: string }) {
  return `${excerpt} ${content}`.replaceAll(/<[^>]*>|&nbsp;/g, ' ').match(/\S+/g) ?? [];
}
