import type { Metadata } from 'next';
import { toQuery } from '@/lib/business/configurator/query';
import { statesOf } from '@/lib/business/configurator/request-query';
import { projectHref, readProject } from '@/lib/business/project/project-query';
import { PROJECT_PARAMETER } from '@/lib/business/project/request-href';
import { findRalColour, isRalCode, ralClassic } from '@/lib/business/ral/ral-classic';
import { toProjectRequest } from '@/lib/contact/project-request';
import { addToMessage, subjectOf, toRequest } from '@/lib/contact/request-message';
import { absoluteUrl } from '@/lib/platform/absolute-url';
import { toUrlSearchParams } from '@/lib/requests/http/search-params';
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
  const asked = query.get(PROJECT_PARAMETER);
  if (asked) {
    const { project } = readProject(new URLSearchParams(asked), isRalCode);
    return (
      <ContactPage {...toProjectRequest(project, absoluteUrl(projectHref(project)))} isQuote />
    );
  }
  const states = statesOf(query, isRalCode);
  let message = '';
  for (const state of states) {
    const colour = findRalColour(state.composition.colour) ?? ralClassic[0];
    const url = `${absoluteUrl(routes.configurator)}?${toQuery(state)}`;
    if (colour) message = addToMessage(message, toRequest(state, colour, url).message);
  }
  return <ContactPage subject={subjectOf(message)} message={message} isQuote />;
}
