/**
 * Closes each iframe that the editor left open. HTML parsers take everything up to the next `</iframe>` for text
 * of the frame: without this a self-closing frame would hide the rest of the post.
 */
export function closeFrames(html: string): string {
  const parts = html.split(/(<\/?iframe\b[^<>]*>)/i);
  return parts
    .map((part, index) => {
      const isOpen = index % 2 === 1 && !part.startsWith('</');
      return isOpen && !parts[index + 2]?.startsWith('</') ? `${part}</iframe>` : part;
    })
    .join('');
}
