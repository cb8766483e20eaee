import { isBlank, styleOf } from './elements';

/** Removes what Word adds about a text: comments, their marks, and text that was deleted under review. */
export function removeWordNotes(body: HTMLElement) {
  for (const note of body.querySelectorAll(
    '.msocomanchor, .MsoCommentReference, .msoDel, del[cite]',
  ))
    note.remove();
  for (const element of body.querySelectorAll('[data-style*="mso-element"]')) {
    if (styleOf(element, 'mso-element') === 'comment-list') element.remove();
  }
  for (const space of body.querySelectorAll('[data-style*="mso-spacerun"], .Apple-converted-space'))
    if (isBlank(space)) space.replaceWith(' ');
}
