/** An item that begins with a list, as one of which only the lists within it were copied, shows no marker of its own. */
export function hideOuterMarkers(html: string): string {
  return html.replaceAll(/<li>(?=\s*<[uo]l[ >])/g, '<li class="without-marker">');
}
