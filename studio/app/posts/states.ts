import type { PostState } from '../../shared/api';

/** What the states are called, and what each means to visitors. */
export const STATES: Record<PostState, { name: string; meaning: string; look: string }> = {
  concept: {
    name: 'Concept',
    meaning: 'Bezoekers zien dit bericht niet.',
    look: 'border border-steel border-dashed',
  },
  gepland: {
    name: 'Gepland',
    meaning: 'Bezoekers zien dit bericht vanaf de gekozen tijd.',
    look: 'border border-ink',
  },
  live: {
    name: 'Live',
    meaning: 'Bezoekers lezen dit bericht.',
    look: 'bg-success-ground text-success border border-success',
  },
  ingetrokken: {
    name: 'Ingetrokken',
    meaning: 'Bezoekers zien dit bericht niet meer.',
    look: 'bg-mist border border-mist',
  },
};
