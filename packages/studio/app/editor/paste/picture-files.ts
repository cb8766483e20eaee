import { TextSelection } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import { createFigure, insertBlock, type PlacedPicture } from '../commands/media';

export type UploadPicture = (file: File) => Promise<PlacedPicture | null>;

export function isPicture({ type, name }: File): boolean {
  return type.startsWith('image/') || /\.(avif|heic|heif)$/i.test(name);
}

/** Uploads files one by one, and places each where the cursor is by then. */
export async function placeFiles(view: EditorView, files: File[], upload: UploadPicture) {
  for (const file of files) {
    const picture = await upload(file);
    if (view.isDestroyed) return;
    if (picture) insertBlock(createFigure(picture))(view.state, view.dispatch);
  }
  view.focus();
}

/** Puts the cursor where something is dropped. */
export function moveCursorTo(view: EditorView, { clientX, clientY }: MouseEvent) {
  const place = view.posAtCoords({ left: clientX, top: clientY });
  if (!place) return;
  const selection = TextSelection.near(view.state.doc.resolve(place.pos));
  view.dispatch(view.state.tr.setSelection(selection));
}
