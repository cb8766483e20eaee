import { kioskLabel } from '../business/configurator/labels';
import { formatPrice } from '../business/products/format';
import { kiosksOfLine, type Project } from '../business/project/project';
import { projectNumber } from '../business/project/project-number';
import { toProjectQuery } from '../business/project/project-query';
import { addressCount, choicesText, kioskCount } from '../business/project/project-texts';
import { STATED_YEARS, sumOf, totalOver } from '../business/project/sum';
import { stripNbsp } from '../platform/text/strip-nbsp';
import { longestDetails } from './details';
import { contactLimits } from './fields';

/**
 * The kiosks of a project and its sums as lines of plain text.
 * @param isOurOwn leaves out what a visitor typed: places, company, dealer
 */
export function projectLines(
  project: Project,
  isOurOwn = false,
): { number: string; kiosks: string[]; totals: string[] } {
  const sum = sumOf(project);
  const number = projectNumber(toProjectQuery(project));
  const typed = (text: string) => (isOurOwn ? '' : text);
  const kiosks = sum.lines.map(({ line, kiosks: count, unit }, index) => {
    const places = line.places.length > 0 ? typed(`; ${line.places.join(', ')}`) : '';
    return `${index + 1}. ${count} × ${kioskLabel(line.composition)} (${choicesText(line.composition)})${places}; ${formatPrice(unit.total)} per kiosk`;
  });
  const company = typed(project.company);
  const dealer = typed(project.dealer ?? '');
  const totals = [
    `Project: ${number}`,
    ...(company ? [`Voor: ${company}`] : []),
    `Samen: ${kioskCount(sum.kiosks)} op ${addressCount(sum.addresses.length)}${project.country === 'be' ? ' in België' : ''}`,
    `Eenmalig: ${formatPrice(sum.once)}, per jaar: ${formatPrice(sum.perYear)}, in ${STATED_YEARS} jaar: ${formatPrice(totalOver(sum, STATED_YEARS))}, excl. btw`,
    ...(dealer ? [`Dealer: ${dealer}`] : []),
  ];
  return { number, kiosks, totals };
}

/** Subject and message of a quote request for a project, as plain text: each kiosk on a line, then the sum. */
export function toProjectRequest(
  project: Project,
  url: string,
): { subject: string; message: string } {
  const { number, kiosks, totals } = projectLines(project);
  const opening = 'Graag een offerte voor dit project.';
  const full = [opening, '', ...kiosks, '', ...totals, '', url].join('\n');
  const isTooLong = Array.from(full).length > contactLimits.message.max - longestDetails;
  const count = project.lines.reduce((all, line) => all + kiosksOfLine(line), 0);
  return {
    subject: stripNbsp(`Offerte voor ${kioskCount(count)}, project ${number}`),
    message: stripNbsp(isTooLong ? [opening, '', ...totals].join('\n') : full),
  };
}
