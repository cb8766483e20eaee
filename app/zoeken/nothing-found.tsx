import { TextLink } from '@/components/ui/text-link';
import { officePhone } from '@/lib/business/site';
import type { NotOffered } from '@/lib/pages/search/not-offered';
import { routes } from '@/lib/routes';

const MAX_SUBJECT_LENGTH = 100;

type NothingFoundProps = { query: string; notOffered?: NotOffered };

export function nothingFound(query: string): string {
  return `Niets gevonden voor ‘${query}’.`;
}

/** The query is passed in the URL fragment, which browsers do not send. */
export function NothingFound({ query, notOffered }: NothingFoundProps) {
  const subject = `Vraag over ${Array.from(query).slice(0, MAX_SUBJECT_LENGTH).join('')}`;
  const formHref = `${routes.contact}#${new URLSearchParams({ onderwerp: subject })}`;
  return (
    <span>
      <span>{`${nothingFound(query)} `}</span>
      {notOffered && (
        <span>
          {notOffered.says} Het dichtst in de buurt komt{' '}
          <TextLink href={notOffered.href}>{notOffered.name}</TextLink>.{' '}
        </span>
      )}
      <span>
        Vraag het ons: <TextLink href={formHref}>stel uw vraag</TextLink>, uw zoekwoorden staan dan
        al in het formulier, of bel <TextLink href={officePhone.href}>{officePhone.label}</TextLink>
        .
      </span>
    </span>
  );
}
