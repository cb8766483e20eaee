import { TextSelection } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import { toInertHtml } from '../../html/inert';
import { tidy } from '../../html/tidy';
import { parseHtml } from '../../testing/parse-html';
import { createRandom, type Random } from '../../testing/random';
import { randomDocument } from '../../testing/random-document';
import type { Input } from './inputs';
import { broken, mutated } from './mutate';
import { PLACES, type Place } from './places';
import { wordsIn, wordsOf, wordsOfHtml } from './words';

/** What is on the clipboard, and the words in it that a reader sees. */
type Clipboard = { input: string; html?: string; text: string; words: string[] };
export type PasteCase = Clipboard & { place: Place };

type Sources = { view: EditorView; inputs: readonly Input[][] };

/** One case, which the numbers repeat: an input as it is or changed, or a part of a post. */
export function pasteCase(sources: Sources, seed: number, number: number): PasteCase {
  const random = createRandom(seed * 1_000_003 + number);
  const place = random.pick(PLACES);
  const isOwn = random.oneIn(6);
  return { place, ...(isOwn ? ownCopy(sources.view, random) : foreignCopy(sources, random)) };
}

function foreignCopy({ inputs }: Sources, random: Random): Clipboard {
  const { name: input, html, text = '' } = random.pick(random.pick(inputs));
  if (html === undefined) return { input, text, words: wordsOf(text) };
  // What a style sheet hides is not known once a tag is not closed: each parser then reads on in its own way.
  if (random.oneIn(12) && !/<style/i.test(html)) {
    const copied = broken(html, random);
    return { input, ...copiedHtml(copied), words: wordsOfHtml(toInertHtml(copied)) };
  }
  const copied = random.oneIn(4) ? html : mutated(html, random);
  // No program ends a text within a tag, and parsers differ in how they read one.
  const isCutOff = /<[^>]*$/.test(copied.trim());
  const words = wordsOfHtml(isCutOff ? toInertHtml(copied) : copied);
  return { input, ...copiedHtml(copied), words };
}

function copiedHtml(html: string) {
  return { html, text: parseHtml(html).body.textContent ?? '' };
}

/** A part of a post, as the editor copies it. */
function ownCopy(view: EditorView, random: Random): Clipboard {
  const doc = tidy(randomDocument(random.below(1_000_000)));
  const somewhere = () => doc.resolve(random.below(doc.content.size + 1));
  const { from, to } = TextSelection.between(somewhere(), somewhere());
  const slice = doc.slice(from, to);
  const { dom, text } = view.serializeForClipboard(slice);
  const words = wordsIn(slice.content);
  return { input: 'the editor', html: dom.innerHTML, text, words };
}
