import type { Metadata } from 'next';
import { absoluteUrl } from '@/lib/absolute-url';
import { fromQuery, toQuery } from '@/lib/configurator/query';
import { toRequest } from '@/lib/configurator/request';
import { toUrlSearchParams } from '@/lib/http/search-params';
import { findRalColour, ralClassic } from '@/lib/ral/ral-classic';
import { routes } from '@/lib/routes';
import { ContactPage, contactMetadata } from '../contact-page';

export const metadata: Metadata = {
  ...contactMetadata,
  alternates: {},
  robots: { index: false, follow: true },
};

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

/** Rendered per request, so that the prefilled message works without JavaScript. */
export default async function RequestPage({ searchParams }: Props) {
  const query = toUrlSearchParams(await searchParams);
  const state = fromQuery(query, (code) => findRalColour(code) !== undefined);
  const colour = findRalColour(state.composition.colour) ?? ralClassic[0];
  if (!colour) return <ContactPage />;
  const url = `${absoluteUrl(routes.configurator)}?${toQuery(state)}`;
  return <ContactPage {...toRequest(state, colour, url)} />;
}
