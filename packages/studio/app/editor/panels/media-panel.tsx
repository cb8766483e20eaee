import type { EditorView } from 'prosemirror-view';
import { Button } from '../../ui/button';
import { TextField } from '../../ui/field';
import {
  isTextWide,
  removeMedia,
  type SelectedMedia,
  setMediaText,
  setTextWide,
} from '../commands/media';
import { nodeType } from '../schema/types';
import { Panel } from './panel';

type Props = { view: EditorView; media: SelectedMedia; onReplace: () => void };

/** The text of the selected picture or video for those who do not see it, and the way to replace or remove it. */
export function MediaPanel({ view, media, onReplace }: Props) {
  const isVideo = media.node.type === nodeType('video');
  const isNarrow = isTextWide(view.state, media);
  const text = String(isVideo ? media.node.attrs.title : media.node.attrs.alt);
  return (
    <Panel label={isVideo ? 'Video' : 'Afbeelding'} onEscape={() => view.focus()}>
      <div className="min-w-48 flex-1">
        <TextField
          label={isVideo ? 'Titel van de video' : 'Beschrijving, voor wie het beeld niet ziet'}
          maxLength={200}
          value={text}
          onChange={(event) => setMediaText(media, event.target.value)(view.state, view.dispatch)}
        />
      </div>
      {!isVideo && isNarrow !== undefined && (
        <label className="flex min-h-11 items-center gap-2">
          <input
            type="checkbox"
            className="size-5 accent-ink"
            checked={isNarrow}
            onChange={(event) =>
              setTextWide(media, event.target.checked)(view.state, view.dispatch)
            }
          />
          Niet breder dan de tekst
        </label>
      )}
      {!isVideo && <Button onClick={onReplace}>Andere afbeelding</Button>}
      <Button
        onClick={() => {
          removeMedia(media)(view.state, view.dispatch);
          view.focus();
        }}
      >
        {isVideo ? 'Video weghalen' : 'Afbeelding weghalen'}
      </Button>
    </Panel>
  );
}
