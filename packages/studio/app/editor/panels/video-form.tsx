import type { EditorView } from 'prosemirror-view';
import { type FormEvent, useState } from 'react';
import { Button } from '../../ui/button';
import { TextField } from '../../ui/field';
import { insertBlock } from '../commands/media';
import { nodeType } from '../schema/types';
import { videoOfAddress } from '../video/video-address';
import { Panel } from './panel';

type Props = { view: EditorView; onClose: () => void };

/** Asks for the address of a video. */
export function VideoForm({ view, onClose }: Props) {
  const [address, setAddress] = useState('');
  const [title, setTitle] = useState('');
  const [error, setError] = useState<string>();

  function close() {
    onClose();
    view.focus();
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    const video = videoOfAddress(address);
    if (!video) return setError('Dit is geen adres van een video op YouTube of Vimeo.');
    insertBlock(nodeType('video').create({ ...video, title: title.trim() }))(
      view.state,
      view.dispatch,
    );
    close();
  }

  return (
    <Panel label="Video" onEscape={close}>
      <form className="contents" onSubmit={submit} noValidate>
        <div className="min-w-48 flex-1">
          <TextField
            label="Adres op YouTube of Vimeo"
            inputMode="url"
            autoComplete="off"
            autoFocus
            value={address}
            error={error}
            onChange={(event) => setAddress(event.target.value)}
          />
        </div>
        <div className="min-w-48 flex-1">
          <TextField
            label="Titel van de video"
            value={title}
            onChange={(event) => setTitle(event.target.value)}
          />
        </div>
        <div className="flex gap-2">
          <Button type="submit" look="primary">
            Video zetten
          </Button>
          <Button onClick={close}>Annuleren</Button>
        </div>
      </form>
    </Panel>
  );
}
