/**
 * One value for the whole process, created at the first call. Next bundles a module once for pages, once
 * for route handlers and once for the start, each with its own top-level variables.
 * @param name unique among the values of this site
 */
export function processWide<T>(name: string, create: () => T): T {
  const key = Symbol.for(`zuilwerk.${name}`);
  const values = globalThis as { [key: symbol]: T | undefined };
  values[key] ??= create();
  return values[key];
}
