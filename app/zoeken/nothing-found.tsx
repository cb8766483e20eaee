import { TextLink } from '@/components/ui/text-link';
import { routes } from '@/lib/routes';
import type { Place } from '@/lib/search/search-index';

/** The subject field of the form takes no more. */
const MOST_CHARACTERS = 100;

/**
 * The place that comes nearest, and the form with the words as its subject. They stand behind the
 * `#` of its address, which a browser never sends.
 */
export function NothingFound({ query, nearest }: { query: string; nearest: Place }) {
  const subject = `Vraag over ${Array.from(query).slice(0, MOST_CHARACTERS).join('')}`;
  const formHref = `${routes.contact}#${new URLSearchParams({ onderwerp: subject })}`;
  return (
    <>
      Niets gevonden met ‘{query}’. Het dichtst in de buurt komt{' '}
      <TextLink href={nearest.href}>{nearest.name}</TextLink>. Of{' '}
      <TextLink href={formHref}>stel uw vraag</TextLink>; uw zoekwoorden staan dan al in het
      formulier.
    </>
  );
}
