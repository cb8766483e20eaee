import { keep, readStored } from '../platform/browser/storage';
import { parseJsonObject } from '../platform/text/parse-json-object';
import type { FormValues } from './fields';

export type Draft = {
  values: FormValues;
  attempt?: Attempt;
  /** The message comes from `suggested-message.ts` and was not edited. */
  isSuggested?: true;
  /** Our last text was added to what stood there. */
  isAdded?: true;
};

/** `words` is the content as JSON: changed content needs a new key. */
export type Attempt = { key: string; words: string };

/** The draft stored in this tab for a URL path with its query. */
export function readDraft(path: string): Draft | undefined {
  return readDrafts()[path];
}

/** The draft that was begun last among those whose path fits. */
export function findDraft(
  fits: (path: string) => boolean,
): { path: string; draft: Draft } | undefined {
  const drafts = readDrafts();
  const path = Object.keys(drafts).filter(fits).pop();
  const draft = path === undefined ? undefined : drafts[path];
  return path === undefined || !draft ? undefined : { path, draft };
}

/** Stores a draft until the tab is closed; without `draft`, deletes the stored one. */
export function keepDraft(path: string, draft?: Draft): void {
  // JSON.stringify drops undefined values.
  const drafts = JSON.stringify({ ...readDrafts(), [path]: draft });
  keep('drafts', drafts === '{}' ? null : drafts);
}

function readDrafts() {
  return parseJsonObject(readStored('drafts')) as Partial<Record<string, Draft>>;
}
