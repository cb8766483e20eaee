import type { EditorView } from 'prosemirror-view';
import { type FormEvent, useState } from 'react';
import { insertBlock } from '../commands/media';
import { nodeType } from '../schema/types';
import { videoOfAddress } from '../video/video-address';
import { Panel } from './panel';
import { PanelButton } from './panel-button';
import { PanelField } from './panel-field';

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
        <PanelField
          label="Adres op YouTube of Vimeo"
          inputMode="url"
          autoComplete="off"
          autoFocus
          value={address}
          error={error}
          onChange={(event) => setAddress(event.target.value)}
        />
        <PanelField
          label="Titel van de video"
          value={title}
          onChange={(event) => setTitle(event.target.value)}
        />
        <div className="flex gap-2">
          <PanelButton type="submit" isPrimary>
            Video zetten
          </PanelButton>
          <PanelButton onClick={close}>Annuleren</PanelButton>
        </div>
      </form>
    </Panel>
  );
}
