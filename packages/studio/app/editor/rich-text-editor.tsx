import type { Command } from 'prosemirror-state';
import { type KeyboardEvent, type Ref, useId, useImperativeHandle, useRef, useState } from 'react';
import type { Place } from '../writing/article';
import { BlockMenu } from './block-menu';
import {
  createFigure,
  insertBlock,
  type PlacedPicture,
  replacePicture,
  selectedMedia,
} from './commands/media';
import { selectPlace } from './commands/select-place';
import type { Site } from './html/site';
import { LinkCardForm } from './panels/link-card-form';
import { LinkForm } from './panels/link-form';
import { Notice } from './panels/notice';
import type { FindPosts } from './panels/own-pages';
import { SelectionPanel } from './panels/selection-panel';
import { VideoForm } from './panels/video-form';
import { ShortcutHelp } from './shortcut-help';
import { Toolbar } from './toolbar/toolbar';
import type { ToolAction } from './toolbar/tools';
import { useCursorBesideBar, useEditor } from './use-editor';

/** What other parts of the page may do with the editor. */
export type EditorHandle = { select: (place: Place) => void };

type Props = {
  ref?: Ref<EditorHandle>;
  /** Read when the component appears; another text needs another `key`. */
  html: string;
  /** Gets the HTML to store at each change. */
  onChange: (html: string) => void;
  label: string;
  site: Site;
  /** Finds posts that visitors can read by words of their title, for a link. */
  findPosts: FindPosts;
  /** Asks for a description and uploads the file; null when the person cancels. */
  uploadPicture: (file: File) => Promise<PlacedPicture | null>;
  /** Lets the person choose from the library; null when they cancel. */
  choosePicture: () => Promise<PlacedPicture | null>;
};

/** The text of a post, as visitors will see it. */
export function RichTextEditor({
  ref,
  html,
  onChange,
  label,
  site,
  findPosts,
  uploadPicture,
  choosePicture,
}: Props) {
  const [form, setForm] = useState<'link' | 'card' | 'video'>();
  const [isMenuOpen, setIsMenuOpen] = useState(false);
  const [isHelpOpen, setIsHelpOpen] = useState(false);
  const [notice, setNotice] = useState<string>();
  const hintId = useId();
  const { mount, editor } = useEditor({
    html,
    site,
    label,
    describedBy: hintId,
    onChange,
    openLink: () => setForm('link'),
    openBlocks: () => setIsMenuOpen(true),
    openHelp: () => setIsHelpOpen(true),
    uploadPicture,
    report: setNotice,
  });

  const panels = useRef<HTMLDivElement>(null);
  useCursorBesideBar(panels, editor?.view);

  useImperativeHandle(
    ref,
    () => ({
      select(place) {
        if (!editor) return;
        selectPlace(place)(editor.view.state, editor.view.dispatch);
        editor.view.focus();
      },
    }),
    [editor],
  );

  async function act(action: ToolAction) {
    if (action === 'help') return setIsHelpOpen(true);
    if (action !== 'picture') return setForm(action);
    await placePicture((picture) => insertBlock(createFigure(picture)));
  }

  /** Lets the person choose a picture, and gives it its place. */
  async function placePicture(placing: (picture: PlacedPicture) => Command) {
    const picture = await choosePicture();
    const view = editor?.view;
    if (!view || view.isDestroyed) return;
    if (picture) placing(picture)(view.state, view.dispatch);
    view.focus();
  }

  /** The picture that is selected stays so while another one is chosen. */
  const replaceSelected =
    (picture: PlacedPicture): Command =>
    (state, dispatch) => {
      const media = selectedMedia(state);
      return media ? replacePicture(media, picture)(state, dispatch) : false;
    };

  return (
    <section
      aria-label={label}
      className="editor border border-line bg-surface"
      onKeyDown={focusTools}
    >
      <div data-bar="top" className="sticky top-0 z-10 border-line border-b bg-surface">
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
      <div className="relative">
        <div ref={mount} />
        {editor && (
          <BlockMenu
            {...editor}
            isOpen={isMenuOpen}
            onOpen={() => setIsMenuOpen(true)}
            onClose={() => setIsMenuOpen(false)}
            onAction={(action) => void act(action)}
          />
        )}
      </div>
      {/* A phone has no room for it above a notice. */}
      <div
        ref={panels}
        data-bar="bottom"
        className="sticky bottom-0 z-10 max-sm:bottom-(--phone-bar) max-md:group-data-notice/page:static"
      >
        {notice && <Notice onClose={() => setNotice(undefined)}>{notice}</Notice>}
        {editor && form === 'link' && (
          <LinkForm
            {...editor}
            site={site}
            findPosts={findPosts}
            onClose={() => setForm(undefined)}
          />
        )}
        {editor && form === 'card' && (
          <LinkCardForm
            {...editor}
            site={site}
            findPosts={findPosts}
            onClose={() => setForm(undefined)}
          />
        )}
        {editor && form === 'video' && (
          <VideoForm view={editor.view} onClose={() => setForm(undefined)} />
        )}
        {editor && !form && (
          <SelectionPanel
            {...editor}
            onEditLink={() => setForm('link')}
            onEditCard={() => setForm('card')}
            onReplacePicture={() => void placePicture(replaceSelected)}
          />
        )}
      </div>
      {isHelpOpen && <ShortcutHelp onClose={() => setIsHelpOpen(false)} />}
    </section>
  );
}

/** Alt+F10 goes from the text to the toolbar, and from there to the panel, as far as there is one. */
function focusTools(event: KeyboardEvent<HTMLElement>) {
  if (event.key !== 'F10' || !event.altKey) return;
  event.preventDefault();
  const [toolbar, panel] = [
    '[role="toolbar"] [tabindex="0"]',
    '.editor-panel :is(input, button)',
  ].map((selector) => event.currentTarget.querySelector<HTMLElement>(selector));
  const isInToolbar = toolbar?.closest('[role="toolbar"]')?.contains(event.target as Node);
  (isInToolbar && panel ? panel : toolbar)?.focus();
}
