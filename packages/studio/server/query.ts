import { notFound } from './result';

const MAX_COUNT = 1_000_000;

/** A number in a query, 0 for anything else. */
export function countFrom(value: string | undefined): number {
  const count = Number(value);
  return Number.isInteger(count) && count > 0 && count <= MAX_COUNT ? count : 0;
}

/**
 * A bigint in a path.
 * @throws {StudioError} 404 for anything else
 */
export function idFrom(value: string): number {
  const id = Number(value);
  if (!/^\d+$/.test(value) || !Number.isSafeInteger(id)) throw notFound();
  return id;
}
