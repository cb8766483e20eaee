/**
 * Runs what the studio can do without, such as the storage of the browser: its failure, also one that is thrown at
 * once, ends nothing else.
 * @returns undefined after a failure
 */
export async function optional<Result>(
  run: () => Result | Promise<Result>,
): Promise<Result | undefined> {
  try {
    return await run();
  } catch {
    return undefined;
  }
}
