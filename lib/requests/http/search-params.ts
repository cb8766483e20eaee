/** The query string of a page as Next passes it, with every value of a repeated name, in order. */
export function toUrlSearchParams(
  given: Record<string, string | string[] | undefined>,
): URLSearchParams {
  return new URLSearchParams(
    Object.entries(given).flatMap(([name, values = '']) =>
      [values].flat().map((value) => [name, value]),
    ),
  );
}
