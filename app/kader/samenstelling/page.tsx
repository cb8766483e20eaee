import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { PersonDrawing } from '@/components/marketing/person-drawing';
import { absoluteUrl } from '@/lib/absolute-url';
import { embeddingPage } from '@/lib/configurator/embedding-page';
import { openingQuery } from '@/lib/configurator/own-url';
import {
  choiceNames,
  fromQuery,
  TYPED_COLOUR,
  withoutPreviousStandard,
} from '@/lib/configurator/query';
import { unmetChoices } from '@/lib/configurator/unmet-choices';
import commonColours from '@/lib/content/ral-colours.json';
import { formatLongDate } from '@/lib/dates';
import { toUrlSearchParams } from '@/lib/http/search-params';
import { priceNote } from '@/lib/products/products';
import { findRalColour, readRalEntry } from '@/lib/ral/ral-classic';
import { routes } from '@/lib/routes';
import { site } from '@/lib/site';
import { Adjusted } from './adjusted';
import { Configurator } from './configurator';

export const metadata: Metadata = {
  title: 'Kiosk samenstellen',
  // /configurator is indexed instead, which embeds this page.
  robots: { index: false },
};

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

/**
 * Rendered per request, so that links open with their choice and the form works without JavaScript.
 */
export default async function OwnConfiguratorPage({ searchParams }: Props) {
  const { referer, host } = embeddingPage(await headers());
  const requested = openingQuery(toUrlSearchParams(await searchParams), referer, host);
  const query = withoutPreviousStandard(requested);
  const text = query.get(TYPED_COLOUR)?.trim();
  const entry = text ? readRalEntry(text) : undefined;
  if (entry?.ok) query.set(choiceNames.colour, entry.colour.code);

  const state = fromQuery(query, (code) => findRalColour(code) !== undefined);
  const { colour } = state.composition;
  const isCommon = commonColours.some(({ code }) => code === colour);
  return (
    <>
      <div className="page-width pt-6 print:hidden">
        <h1 className="text-title">Stel uw kiosk samen</h1>
        <Adjusted fields={unmetChoices(query, state.composition)} />
      </div>
      <Configurator
        initial={state}
        otherColour={isCommon ? undefined : findRalColour(colour)}
        typedColour={text && entry?.ok === false ? { text, error: entry.error } : undefined}
        pageUrl={absoluteUrl(routes.configurator)}
        mailTo={site.email.info}
        person={<PersonDrawing />}
        notes={<Notes />}
      />
    </>
  );
}

function Notes() {
  const { legalName, address, phone, email, kvk, vatId } = site;
  return (
    <>
      <p className="text-sm text-steel">
        {priceNote} Een indicatie, geen aanbod: u ontvangt van ons een offerte met een maattekening.
      </p>
      <p className="text-sm text-steel">{site.trademarkNotice}</p>
      {/* Only the iframe is printed, without the page around it. */}
      <p className="hidden text-sm print:block">
        Samengesteld op {formatLongDate(new Date().toISOString())}. {legalName}, {address.street},{' '}
        {address.postalCode} {address.city}. {phone.office.label}, {email.info}. KvK {kvk}, btw-id{' '}
        {vatId}.
      </p>
    </>
  );
}
