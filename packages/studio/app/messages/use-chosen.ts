import { useRef, useState } from 'react';

export type Chosen = ReturnType<typeof useChosen>;

/**
 * Which of the listed messages are chosen, to be handled together.
 * @param listed ids in the order of the list; what is no longer listed is no longer chosen
 */
export function useChosen(listed: string[]) {
  const [marked, setMarked] = useState<ReadonlySet<string>>(new Set());
  const last = useRef<string>(undefined);
  const ids = listed.filter((id) => marked.has(id));

  function choose(id: string, { isChosen = !marked.has(id), isRange = false } = {}) {
    const from = isRange && last.current ? listed.indexOf(last.current) : -1;
    const to = listed.indexOf(id);
    const range = from < 0 ? [id] : listed.slice(Math.min(from, to), Math.max(from, to) + 1);
    last.current = id;
    const others = ids.filter((chosen) => !range.includes(chosen));
    setMarked(new Set(isChosen ? [...others, ...range] : others));
  }

  return {
    ids,
    has: (id: string) => marked.has(id),
    choose,
    chooseAll: () => setMarked(new Set(listed)),
    clear: () => setMarked(new Set()),
  };
}
