/** The query of a page as Next passes it, with every value of a name, in their order. */
export function toUrlSearchParams(
  given: Record<string, string | string[] | undefined>,
): URLSearchParams {
  return new URLSearchParams(
    Object.entries(given).flatMap(([name, values = '']) =>
      [values].flat().map((value) => [name, value]),
    ),
  );
}
