import { chainCommands } from 'prosemirror-commands';
import { Plugin } from 'prosemirror-state';
import { isInTable } from 'prosemirror-tables';
import type { EditorView } from 'prosemirror-view';
import { toSafeLink } from '@/lib/posts/post-html/links';
import { setLink } from '../commands/links';
import { toInertHtml } from '../html/inert';
import { parseInert } from '../html/parse-inert';
import type { Site } from '../html/site';
import { videoOfAddress } from '../video/video-address';
import { pasteBehindBlock } from './behind-block';
import { type CleanPaste, cleanPastedHtml } from './clean-pasted';
import { clipboardParser, clipboardSerializer } from './clipboard';
import { pasteIntoTable } from './into-table';
import { keepOuterBlocks } from './outer-blocks';
import { isPicture, moveCursorTo, placeFiles, type UploadPicture } from './picture-files';
import { sliceOfText } from './plain-text';
import { keepTablesWhole } from './whole-tables';

type Options = {
  site: Site;
  uploadPicture: UploadPicture;
  /** Tells the person what was left out of a paste; nothing, where all came in. */
  report: (message?: string) => void;
};

const PICTURES_REFUSED =
  'Afbeeldingen in een geplakte tekst komen niet mee. Sleep het bestand van de afbeelding in de tekst, of kies Afbeelding in de werkbalk.';
const FILES_REFUSED =
  'Alleen afbeeldingen kunnen zo in de tekst komen. Zet voor een ander bestand een link.';

/** What happens with text and files that are pasted or dropped. */
export function pasting({ site, uploadPicture, report }: Options) {
  /** The HTML of the paste or drop under way, which ProseMirror has cleaned before it asks who takes it. */
  let cleaned: CleanPaste | undefined;

  /** Takes the files of a paste or drop, unless its HTML shows something: Word adds a picture of every text. */
  function filesOf(data: DataTransfer | null): File[] {
    const showsNothing = cleaned?.isBlank || !data?.getData('text/html');
    return data && showsNothing ? Array.from(data.files) : [];
  }

  /** Says what does not come in, or takes back what an earlier paste has said. */
  function tell(files: File[]) {
    if (!files.every(isPicture)) report(FILES_REFUSED);
    else report(files.length === 0 && cleaned?.refusedPictures ? PICTURES_REFUSED : undefined);
    cleaned = undefined;
  }

  function placePictures(view: EditorView, files: File[]) {
    void placeFiles(view, files.filter(isPicture), uploadPicture);
  }

  return new Plugin({
    props: {
      clipboardSerializer,
      clipboardParser: clipboardParser(site),
      clipboardTextParser: sliceOfText,
      transformPastedHTML(html, view) {
        // Copied in an editor of ours.
        if (html.includes('data-pm-slice')) return toInertHtml(html);
        cleaned = cleanPastedHtml(html, {
          site,
          parseHtml: parseInert,
          isIntoTable: isInTable(view.state),
        });
        return cleaned.html;
      },
      transformPasted: (slice) => keepOuterBlocks(keepTablesWhole(slice)),
      handlePaste(view, { clipboardData }, slice) {
        const files = filesOf(clipboardData);
        tell(files);
        if (linkSelection(view, clipboardData, site)) return true;
        if (files.length > 0) placePictures(view, files);
        const paste = chainCommands(pasteIntoTable(slice), pasteBehindBlock(slice));
        return files.length > 0 || paste(view.state, view.dispatch);
      },
      handleDrop(view, event, _slice, isMoved) {
        const files = isMoved ? [] : filesOf(event.dataTransfer);
        tell(files);
        if (files.length === 0) return false;
        moveCursorTo(view, event);
        placePictures(view, files);
        return true;
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
