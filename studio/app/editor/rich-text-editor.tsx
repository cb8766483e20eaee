import { useId, useRef, useState } from 'react';
import { createFigure, insertBlock, type PlacedPicture } from './commands/media';
import type { Site } from './html/site';
import { LinkForm } from './panels/link-form';
import { SelectionPanel } from './panels/selection-panel';
import { VideoForm } from './panels/video-form';
import { Toolbar } from './toolbar/toolbar';
import type { ToolAction } from './toolbar/tools';
import { useEditor } from './use-editor';

type Props = {
  /** Read when the component appears; another text needs another `key`. */
  html: string;
  /** Gets the HTML to store at each change. */
  onChange: (html: string) => void;
  label: string;
  site: Site;
  /** Asks for a description and uploads the file; null when the person cancels. */
  uploadPicture: (file: File) => Promise<PlacedPicture | null>;
  /** Lets the person choose from the library; null when they cancel. */
  choosePicture: () => Promise<PlacedPicture | null>;
};

/** The text of a post, as visitors will see it. */
export function RichTextEditor({ html, onChange, label, site, choosePicture }: Props) {
  const frame = useRef<HTMLDivElement>(null);
  const [form, setForm] = useState<'link' | 'video'>();
  const hintId = useId();
  const { mount, editor } = useEditor({
    html,
    site,
    label,
    describedBy: hintId,
    onChange,
    openLink: () => setForm('link'),
    focusTools: () => focusTools(frame.current),
  });

  async function act(action: ToolAction) {
    if (action !== 'picture') return setForm(action);
    const picture = await choosePicture();
    const view = editor?.view;
    if (!view || view.isDestroyed) return;
    if (picture) insertBlock(createFigure(picture))(view.state, view.dispatch);
    view.focus();
  }

  return (
    <div ref={frame} className="editor border border-line bg-surface">
      <div className="sticky top-0 z-10 border-line border-b bg-surface">
        {editor && (
          <Toolbar
            {...editor}
            label={`Opmaak van: ${label}`}
            onAction={(action) => void act(action)}
          />
        )}
      </div>
      <p id={hintId} hidden>
        Alt+F10 gaat naar de werkbalk, nogmaals Alt+F10 naar de hulpmiddelen onder de tekst. Escape
        gaat terug naar de tekst.
      </p>
      <div ref={mount} />
      <div className="editor-panel sticky bottom-0 z-10">
        {editor && form === 'link' && (
          <LinkForm {...editor} site={site} onClose={() => setForm(undefined)} />
        )}
        {editor && form === 'video' && (
          <VideoForm view={editor.view} onClose={() => setForm(undefined)} />
        )}
        {editor && !form && <SelectionPanel {...editor} onEditLink={() => setForm('link')} />}
      </div>
    </div>
  );
}

/** From the text to the toolbar, and from there to the panel. */
function focusTools(frame: HTMLElement | null) {
  const tools = frame?.querySelector<HTMLElement>('[role="toolbar"] [tabindex="0"]');
  tools?.focus();
}
