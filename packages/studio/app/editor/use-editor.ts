import { EditorState } from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { besideBars } from './beside-bars';
import { handWrittenView } from './hand-written-view';
import { fromHtml } from './html/from-html';
import { parseInert } from './html/parse-inert';
import type { Site } from './html/site';
import { toHtml } from './html/to-html';
import type { UploadPicture } from './paste/picture-files';
import { editorPlugins } from './plugins';
import { completed } from './plugins/complete-blocks';

type Options = {
  /** Read when the component appears. */
  html: string;
  site: Site;
  label: string;
  /** Id of the text that explains the keys. */
  describedBy: string;
  onChange: (html: string) => void;
  openLink: () => void;
  openHelp: () => void;
  openBlocks: () => void;
  uploadPicture: UploadPicture;
  /** Tells the person what was left out of a paste; nothing, where all came in. */
  report: (message?: string) => void;
};

/** A ProseMirror view in the element of `mount`, and its state for the components around it. */
export function useEditor(options: Options) {
  const mount = useRef<HTMLDivElement>(null);
  const [editor, setEditor] = useState<{ view: EditorView; state: EditorState }>();

  const create = useEffectEvent((place: HTMLElement) => {
    let lastHtml: string | undefined;
    const view: EditorView = new EditorView(place, {
      state: createState({ ...options, uploadPicture }),
      attributes: {
        class: 'prose editor-text text-lg',
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': options.label,
        'aria-describedby': options.describedBy,
        lang: 'nl',
        spellcheck: 'true',
      },
      nodeViews: { handWritten: (node) => handWrittenView(node, options.site) },
      handleDOMEvents: {
        // A link in a block that cannot be written in would lead out of the studio.
        click: (_view, event) => {
          if (event.target instanceof Element && event.target.closest('a')) event.preventDefault();
        },
      },
      scrollThreshold: besideBars,
      scrollMargin: besideBars,
      dispatchTransaction(transaction) {
        // Also where the browser was slow, and prosemirror-view no longer takes it for the work of a key.
        if (transaction.selectionSet && !transaction.getMeta('pointer'))
          transaction.scrollIntoView();
        const state = view.state.apply(transaction);
        view.updateState(state);
        setEditor({ view, state });
        if (!transaction.docChanged) return;
        const html = toHtml(state.doc);
        // An empty paragraph, for instance, is not stored.
        if (html !== lastHtml) onChange(html);
        lastHtml = html;
      },
    });
    lastHtml = toHtml(view.state.doc);
    return view;
  });
  const onChange = useEffectEvent(options.onChange);
  const uploadPicture = useEffectEvent(options.uploadPicture);

  useEffect(() => {
    if (!mount.current) return;
    const view = create(mount.current);
    setEditor({ view, state: view.state });
    return () => {
      setEditor(undefined);
      view.destroy();
    };
  }, []);

  return { mount, editor };
}

/** Scrolls the cursor back into view when a bar, such as the panel of a table, appears over it. */
export function useCursorBesideBar(bar: RefObject<HTMLElement | null>, view?: EditorView) {
  useEffect(() => {
    if (!bar.current || !view) return;
    const observer = new ResizeObserver(() => {
      if (view.hasFocus()) view.dispatch(view.state.tr.scrollIntoView());
    });
    observer.observe(bar.current);
    return () => observer.disconnect();
  }, [bar, view]);
}

function createState({ html, ...actions }: Options): EditorState {
  const state = EditorState.create({
    doc: fromHtml(html, actions.site, parseInert),
    plugins: editorPlugins(actions),
  });
  const completion = completed(state);
  return completion ? state.apply(completion) : state;
}
