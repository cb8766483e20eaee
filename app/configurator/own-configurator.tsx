import { Wordmark } from '@/components/site/wordmark';
import { absoluteUrl } from '@/lib/absolute-url';
import {
  choiceNames,
  fromQuery,
  TYPED_COLOUR,
  withoutPreviousStandard,
} from '@/lib/configurator/query';
import { unmetChoices } from '@/lib/configurator/unmet-choices';
import commonColours from '@/lib/content/ral-colours.json';
import { priceNote } from '@/lib/products/price-note';
import { findRalColour, readRalEntry } from '@/lib/ral/ral-classic';
import { routes } from '@/lib/routes';
import { site } from '@/lib/site';
import { Adjusted } from './adjusted';
import { Configurator } from './configurator';

type OwnConfiguratorProps = {
  /** Undefined on the prerendered page. */
  query?: URLSearchParams;
  /** Prevails over the dealer of a link. */
  ourDealer?: string;
};

export function OwnConfigurator({ query: asked, ourDealer }: OwnConfiguratorProps) {
  const query = withoutPreviousStandard(asked ?? new URLSearchParams());
  const text = query.get(TYPED_COLOUR)?.trim();
  const entry = text ? readRalEntry(text) : undefined;
  if (entry?.ok) query.set(choiceNames.colour, entry.colour.code);

  const read = fromQuery(query, (code) => findRalColour(code) !== undefined);
  const state = ourDealer ? { ...read, dealer: ourDealer } : read;
  const { colour } = state.composition;
  const isCommon = commonColours.some(({ code }) => code === colour);
  return (
    <Configurator
      initial={state}
      otherColour={isCommon ? undefined : findRalColour(colour)}
      typedColour={text && entry?.ok === false ? { text, error: entry.error } : undefined}
      pageUrl={absoluteUrl(routes.configurator)}
      mailTo={site.email.info}
      wordmark={<Wordmark />}
      adjusted={<Adjusted fields={unmetChoices(query, state.composition)} />}
      notes={<Notes />}
    />
  );
}

function Notes() {
  const { legalName, address, phone, email, kvk, vatId } = site;
  return (
    <>
      <p>
        {priceNote} Een indicatie, geen aanbod: u ontvangt van ons een offerte met een maattekening.
      </p>
      <p>{site.trademarkNotice}</p>
      <p className="hidden print:block">
        {legalName}, {address.street}, {address.postalCode} {address.city}. {phone.office.label},{' '}
        {email.info}. KvK {kvk}, btw-id {vatId}.
      </p>
    </>
  );
}
