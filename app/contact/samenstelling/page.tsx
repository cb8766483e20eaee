import type { Metadata } from 'next';
import { toQuery } from '@/lib/business/configurator/query';
import { statesOf } from '@/lib/business/configurator/request-query';
import type { Project } from '@/lib/business/project/project';
import { projectHref, readProject } from '@/lib/business/project/project-query';
import { PROJECT_PARAMETER } from '@/lib/business/project/request-href';
import { findRalColour, isRalCode, ralClassic } from '@/lib/business/ral/ral-classic';
import { toProjectRequest } from '@/lib/contact/project-request';
import { addToMessage, subjectOf, toRequest } from '@/lib/contact/request-message';
import { absoluteUrl } from '@/lib/platform/absolute-url';
import { toUrlSearchParams } from '@/lib/requests/http/search-params';
import { routes } from '@/lib/routes';
import { ContactPage } from '../contact-page';
import { requestMetadata } from './request-metadata';

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const query = toUrlSearchParams(await searchParams);
  return requestMetadata(askedProject(query) ?? statesOf(query, isRalCode));
}

/** Rendered per request, so that the prefilled message works without JavaScript. */
export default async function RequestPage({ searchParams }: Props) {
  const query = toUrlSearchParams(await searchParams);
  const project = askedProject(query);
  if (project) {
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

function askedProject(query: URLSearchParams): Project | undefined {
  const asked = query.get(PROJECT_PARAMETER);
  return asked ? readProject(new URLSearchParams(asked), isRalCode).project : undefined;
}
