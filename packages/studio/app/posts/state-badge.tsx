import type { PostState } from '../../shared/api';

const LOOKS: Record<PostState, { label: string; sign: string; look: string }> = {
  concept: { label: 'Concept', sign: '○', look: 'border-steel border-dashed' },
  gepland: { label: 'Gepland', sign: '◔', look: 'border-ink' },
  live: { label: 'Live', sign: '●', look: 'border-success bg-success-ground text-success' },
  ingetrokken: { label: 'Ingetrokken', sign: '–', look: 'border-steel bg-mist' },
};

/** The state of a post as a word and a sign. */
export function StateBadge({ state }: { state: PostState }) {
  const { label, sign, look } = LOOKS[state];
  return (
    <span className={`inline-flex items-center gap-1.5 border px-2 text-sm leading-6 ${look}`}>
      <span aria-hidden="true">{sign}</span>
      {label}
    </span>
  );
}
