/** How much larger or smaller than its own millimetres a screen may show them. */
export const screenFactors = { from: 0.4, to: 2.5, step: 0.005 } as const;

/** A stored factor, when it is a number within `screenFactors`; undefined for anything else. */
export function readScreenFactor(text: string | null): number | undefined {
  const factor = Number(text ?? Number.NaN);
  return factor >= screenFactors.from && factor <= screenFactors.to ? factor : undefined;
}
