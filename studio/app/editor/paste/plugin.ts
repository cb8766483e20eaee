import { Plugin } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import { toSafeLink } from '@/lib/blog/post-html/links';
import { setLink } from '../commands/links';
import { toInertHtml } from '../html/inert';
import { parseInert } from '../html/parse-inert';
import type { Site } from '../html/site';
import { videoOfAddress } from '../video/video-address';
import { cleanPastedHtml } from './clean-pasted';
import { clipboardParser, clipboardSerializer } from './clipboard';
import { filesOf, isPicture, moveCursorTo, placeFiles, type UploadPicture } from './picture-files';
import { sliceOfText } from './plain-text';

type Options = {
  site: Site;
  uploadPicture: UploadPicture;
  /** Tells the person what was left out. */
  report: (message: string) => void;
};

const PICTURES_REFUSED =
  'Afbeeldingen in een geplakte tekst komen niet mee. Sleep het bestand van de afbeelding in de tekst, of kies Afbeelding in de werkbalk.';
const FILES_REFUSED =
  'Alleen afbeeldingen kunnen zo in de tekst komen. Zet voor een ander bestand een link.';

/** What happens with text and files that are pasted or dropped. */
export function pasting({ site, uploadPicture, report }: Options) {
  function takeFiles(view: EditorView, data: DataTransfer | null): boolean {
    const files = filesOf(data);
    if (files.length === 0) return false;
    const pictures = files.filter(isPicture);
    if (pictures.length < files.length) report(FILES_REFUSED);
    void placeFiles(view, pictures, uploadPicture);
    return true;
  }

  return new Plugin({
    props: {
      clipboardSerializer,
      clipboardParser: clipboardParser(site),
      clipboardTextParser: sliceOfText,
      transformPastedHTML(html) {
        // Copied in an editor of ours.
        if (html.includes('data-pm-slice')) return toInertHtml(html);
        const cleaned = cleanPastedHtml(html, site, parseInert);
        if (cleaned.refusedPictures > 0) report(PICTURES_REFUSED);
        return cleaned.html;
      },
      handlePaste: (view, event) =>
        linkSelection(view, event.clipboardData, site) || takeFiles(view, event.clipboardData),
      handleDrop(view, event, _slice, isMoved) {
        if (isMoved || filesOf(event.dataTransfer).length === 0) return false;
        moveCursorTo(view, event);
        return takeFiles(view, event.dataTransfer);
      },
    },
  });
}

/** An address that is pasted on selected text links that text. */
function linkSelection(view: EditorView, data: DataTransfer | null, site: Site): boolean {
  const address = data?.getData('text/plain').trim() ?? '';
  if (view.state.selection.empty || !/^https?:\/\/\S+$/.test(address)) return false;
  const link = toSafeLink(address, site.url);
  if (!link || videoOfAddress(address)) return false;
  return setLink(link.href, '')(view.state, view.dispatch);
}
