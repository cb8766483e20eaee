/**
 * What the browser keeps: the kiosks of the project, its query, and the numbers of its earlier versions, with spaces
 * between them. A module without imports, since every page that adds kiosks loads it.
 */
export type KeptProject = { kiosks: number; query: string; numbers: string[] };

/** Earlier versions to which Back may lead. */
const MOST_NUMBERS = 20;

/** Undefined for an empty or unreadable text. */
export function readKeptProject(text: string | null): KeptProject | undefined {
  const [kiosks, query, ...numbers] = (text ?? '').split(' ');
  return Number(kiosks) > 0 && query ? { kiosks: Number(kiosks), query, numbers } : undefined;
}

export function keptText({ kiosks, query, numbers }: KeptProject): string {
  return [kiosks, query, ...numbers.slice(-MOST_NUMBERS)].join(' ');
}

/** Adds kiosks, as values of the query of a project, to what is kept: nothing is replaced, nor by Back to an earlier version. */
export function withKiosks(
  kept: KeptProject | undefined,
  added: readonly string[],
  dealer?: string,
): KeptProject {
  const { kiosks = 0, query = 'versie=1' } = kept ?? {};
  const parameters = added.map((kiosk) => ['kiosk', kiosk]);
  if (dealer) parameters.push(['dealer', dealer]);
  const further = parameters
    .map(([name, text = '']) => `&${name}=${encodeURIComponent(text)}`)
    .join('');
  return { kiosks: kiosks + added.length, query: query + further, numbers: [] };
}
