/** Removes nested tables but keeps their cells: browsers close a table at an inner one, which breaks the page. */
export function unnestTables(html: string): string {
  let depth = 0;
  return html.replaceAll(/<table>|<\/table>/g, (tag) => {
    const isOutermost = tag === '<table>' ? depth++ === 0 : --depth === 0;
    return isOutermost ? tag : '';
  });
}

/** Wraps every table in a focusable scroll container. */
export function makeTablesScroll(html: string): string {
  return html
    .replaceAll(
      '<table>',
      '<div class="table-scroll" role="group" aria-label="Tabel" tabindex="0"><table>',
    )
    .replaceAll('</table>', '</table></div>');
}
