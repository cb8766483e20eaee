import './browser';

import { undo } from 'prosemirror-history';
import type { Node } from 'prosemirror-model';
import { EditorState } from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';
import { cleanPostHtml } from '@/lib/posts/post-html/clean';
import { handWrittenView } from '../../hand-written-view';
import { fromHtml } from '../../html/from-html';
import { toHtml } from '../../html/to-html';
import { editorPlugins } from '../../plugins';
import { parseHtml } from '../../testing/parse-html';
import { site } from '../../testing/site';
import type { Input } from './inputs';
import { type PasteCase, pasteCase } from './paste-case';
import { keptText } from './places';
import { missingWords, wordsIn, wordsOf } from './words';

/** Faults of one kind probably have one cause. */
export type Fault = { kind: string; detail: string };

const plugins = editorPlugins({
  site,
  uploadPicture: async () => null,
  report: () => {},
  openLink: () => {},
  openHelp: () => {},
  openBlocks: () => {},
});

/** An editor that tries case after case. */
export class Paster {
  readonly #inputs: readonly Input[][];
  readonly #view = new EditorView(window.document.body, {
    state: EditorState.create({ doc: fromHtml('', site, parseHtml), plugins }),
    nodeViews: { handWritten: (node) => handWrittenView(node, site) },
    // A document without a layout has nothing to scroll.
    handleScrollToSelection: () => true,
  });
  #errors: Error[] = [];

  constructor(inputs: readonly Input[][]) {
    this.#inputs = inputs;
    window.addEventListener('error', (event) => {
      event.preventDefault();
      this.#errors.push(event.error);
    });
  }

  caseOf(seed: number, number: number): PasteCase {
    return pasteCase({ view: this.#view, inputs: this.#inputs }, seed, number);
  }

  /** What goes wrong in a case; undefined when nothing does. */
  faultOf(tried: PasteCase): Fault | undefined {
    this.#errors = [];
    try {
      const before = this.#open(tried);
      const doc = this.#paste(tried);
      const [error] = this.#errors;
      if (error) return thrown(error);
      doc.check();
      return (
        lostWords(tried, before, doc) ??
        lostText(tried, before, doc) ??
        tornTable(before.doc, doc) ??
        storedFault(doc) ??
        this.#undoFault(before.doc)
      );
    } catch (error) {
      return thrown(error);
    }
  }

  #open({ place }: PasteCase): EditorState {
    const doc = fromHtml(place.html, site, parseHtml);
    const state = EditorState.create({ doc, plugins, selection: place.select(doc) });
    this.#view.updateState(state);
    return state;
  }

  /** @returns the document then */
  #paste({ html = '', text }: PasteCase): Node {
    const event = new window.Event('paste', { bubbles: true, cancelable: true });
    const data: Record<string, string> = { 'text/html': html, 'text/plain': text };
    Object.defineProperty(event, 'clipboardData', {
      value: { files: [], getData: (type: string) => data[type] ?? '' },
    });
    this.#view.dom.dispatchEvent(event);
    return this.#view.state.doc;
  }

  #undoFault(before: Node): Fault | undefined {
    undo(this.#view.state, this.#view.dispatch);
    const undone = toHtml(this.#view.state.doc);
    return undone === toHtml(before)
      ? undefined
      : { kind: 'undo leaves something', detail: undone };
  }
}

/** Errors at one place are one kind. */
function thrown(error: unknown): Fault {
  const { message, stack = '' } = error as Error;
  const place = stack.split('\n').find((line) => line.trim().startsWith('at ')) ?? '';
  return { kind: `throws "${message}" ${place.trim()}`, detail: stack };
}

function lostWords({ words, text }: PasteCase, before: EditorState, doc: Node): Fault | undefined {
  // An address becomes the link of a selected text.
  if (!before.selection.empty && /^\s*https?:\/\/\S+\s*$/.test(text)) return undefined;
  // Program code takes the text of a clipboard.
  const isCode = before.selection.$from.parent.type.spec.code;
  const missing = missingWords(isCode ? wordsOf(text) : words, wordsIn(doc.content));
  if (missing.length === 0) return undefined;
  return { kind: 'pasted words are missing', detail: missing.slice(0, 20).join(' ') };
}

function lostText({ html = '' }: PasteCase, before: EditorState, doc: Node): Fault | undefined {
  const kept = keptText(before, /<t[dh]\b/i.test(html));
  const [letters, there] = [kept, doc.textContent].map((text) => text.match(/\p{Script=Greek}/gu));
  const missing = missingWords(letters ?? [], there ?? []);
  if (missing.length === 0) return undefined;
  return { kind: 'text that was there is gone', detail: missing.join('') };
}

function tornTable(before: Node, doc: Node): Fault | undefined {
  if (tablesIn(doc) <= tablesIn(before)) return undefined;
  return { kind: 'a table is torn apart', detail: toHtml(doc) };
}

/** The tables with Greek letters, which were there before. */
function tablesIn(doc: Node): number {
  const tables = doc.children.filter(({ type }) => type.name === 'table');
  return tables.filter(({ textContent }) => /\p{Script=Greek}/u.test(textContent)).length;
}

/** What the page would lack, or the editor would open otherwise. */
function storedFault(doc: Node): Fault | undefined {
  const stored = toHtml(doc);
  const { removed } = cleanPostHtml(stored, site);
  if (removed.length > 0) return { kind: 'the page removes something', detail: removed.join(', ') };
  const opened = toHtml(fromHtml(stored, site, parseHtml));
  if (opened === stored) return undefined;
  return { kind: 'it is opened otherwise', detail: `${stored}\n->\n${opened}` };
}
