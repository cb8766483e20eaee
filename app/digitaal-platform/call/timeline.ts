const CHARACTERS_PER_SECOND = 16;

/** Silence after a line, in seconds. */
const PAUSE = 1;

export type Spoken<Line> = Line & {
  /** Start of the line, in seconds from the start of the call. */
  from: number;
  until: number;
};

/** Speaks lines one after the other. */
export function timeline<Line extends { text: string }>(lines: readonly Line[]): Spoken<Line>[] {
  let from = 0;
  return lines.map((line) => {
    const until = from + Math.ceil(line.text.length / CHARACTERS_PER_SECOND);
    const spoken = { ...line, from, until };
    from = until + PAUSE;
    return spoken;
  });
}
