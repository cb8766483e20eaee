/** The ISO date of a typed one: 2027-03-15 as a date field sends it, or 15-3-2027 where the browser has only a text field. Undefined for what is no date. */
export function readDate(text: string): string | undefined {
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(text);
  const dutch = /^(\d{1,2})\s*[-/. ]\s*(\d{1,2})\s*[-/. ]\s*(\d{4})$/.exec(text);
  const [year, month, day] = iso ? iso.slice(1) : (dutch?.slice(1).reverse() ?? []);
  if (!year || !month || !day) return undefined;
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const time = Date.parse(`${date}T00:00:00Z`);
  // 31 February is a time for some engines, in March.
  return Number.isNaN(time) || !new Date(time).toISOString().startsWith(date) ? undefined : date;
}
