import { fromQuery } from '../business/configurator/query';
import { PROJECT_PATH } from '../business/project/path';
import { emptyProject, toLine } from '../business/project/project';
import { readProject } from '../business/project/project-query';
import { isRalCode } from '../business/ral/ral-classic';
import { site } from '../business/site';
import { stripNbsp } from '../platform/text/strip-nbsp';
import { routes } from '../routes';
import { projectLines } from './project-request';
import { referenceOf } from './reference';

/** A request has no more, since no more fit its message. */
const MOST_KIOSKS = 20;

/**
 * The mail that a sender gets: reference, what was asked and what comes next. All of it in our own words, so that nobody
 * can send a text to a stranger by filling in their address: what was asked is read from the links to our own pages in
 * the message, and only its models, choices, numbers and sums are repeated.
 * @param origin of this site
 */
export function composeSenderCopy(
  { message, submissionKey }: { message: string; submissionKey: string },
  origin: string,
): { subject: string; text: string } {
  const reference = referenceOf(submissionKey);
  const asked = askedIn(message, origin);
  const text = [
    `Wij hebben uw bericht ontvangen, met kenmerk ${reference}. Wij antwoorden ${site.replyTime} per e-mail.`,
    '',
    ...(asked.length > 0
      ? ['Wat u heeft aangevraagd, met richtprijzen excl. btw:', '', ...asked, '']
      : []),
    `Iets toevoegen? Beantwoord deze e-mail of bel ${site.phone.office.label}, met het kenmerk erbij.`,
    '',
    'Heeft u ons geen bericht gestuurd? Dan vulde iemand anders uw adres in. U hoeft niets te doen.',
    '',
    `${site.legalName}, ${site.address.street}, ${site.address.postalCode} ${site.address.city}`,
  ].join('\n');
  return { subject: `Uw bericht aan ${site.name}: kenmerk ${reference}`, text: stripNbsp(text) };
}

function askedIn(message: string, origin: string): string[] {
  const links = ownLinks(message, origin);
  const linkTo = (path: string) => links.filter(({ pathname }) => pathname === path);
  const [projectLink] = linkTo(PROJECT_PATH);
  if (projectLink) {
    const { project } = readProject(projectLink.searchParams, isRalCode);
    if (project.lines.length === 0) return [];
    const { kiosks, totals } = projectLines(project, true);
    return [...kiosks, '', ...totals];
  }
  const lines = linkTo(routes.configurator)
    .slice(0, MOST_KIOSKS)
    .map(({ searchParams }) => toLine(fromQuery(searchParams, isRalCode).composition));
  return projectLines({ ...emptyProject, lines }, true).kiosks;
}

function ownLinks(message: string, origin: string): URL[] {
  return (message.match(/https?:\/\/\S+/g) ?? []).flatMap((text) => {
    const link = URL.canParse(text) ? new URL(text) : undefined;
    return link?.origin === origin ? [link] : [];
  });
}
