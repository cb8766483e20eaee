/**
 * Sanitised HTML, whose tables have no attributes, without tables inside tables; their cells stay.
 * A browser would end the outer table there, and the end of its box below would then close the part
 * of the page that holds the post.
 */
export function unnestTables(html: string): string {
  let depth = 0;
  return html.replaceAll(/<table>|<\/table>/g, (tag) => {
    const isOutermost = tag === '<table>' ? depth++ === 0 : --depth === 0;
    return isOutermost ? tag : '';
  });
}

/** Puts every table into a box that scrolls and that the keyboard can reach. */
export function makeTablesScroll(html: string): string {
  return html
    .replaceAll(
      '<table>',
      '<div class="table-scroll" role="group" aria-label="Tabel" tabindex="0"><table>',
    )
    .replaceAll('</table>', '</table></div>');
}
