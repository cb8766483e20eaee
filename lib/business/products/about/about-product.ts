import type { SectorId } from '../../content/sectors';
import type { ProductId, ScreenSize } from '../ids';

/** `figure` and `unit` are set apart: the figure is shown large. `meaning` continues the two as a sentence. */
export type DecidingFact = {
  figure: string;
  unit: string;
  meaning: string;
  /** Where the figure differs by size. */
  bySize?: Readonly<Record<ScreenSize, { figure: string; meaning: string }>>;
};

export type Bar = { label: string; value: number; text: string };

export type Question = {
  question: string;
  answer: string;
  more?: { text: string; href: string };
};

/** Another model to consider, and for whom. */
export type Companion = { id: ProductId; reason: string };

/** What pages of the server say about a product. Scripts load none of it, unlike `products.ts`. */
export type AboutProduct = {
  /** The word that buyers search for, with the place it stands in. */
  kind: string;
  /** The same word within a sentence: "Waar deze wandkiosk werkt". */
  here: string;
  /** Description in search results; the price follows it. */
  summary: string;
  /** The one figure by which a buyer chooses this product. */
  fact: DecidingFact;
  /** What that figure means for a buyer, and what to take it beside. */
  consequence: string;
  bars: readonly Bar[];
  companions: readonly [Companion, Companion];
  questions: readonly Question[];
  /** The sector that the text on its screen speaks to, on its own picture. */
  pictureSector: SectorId;
  /** Slugs of posts; one that is not published is left out. */
  posts: readonly string[];
};
