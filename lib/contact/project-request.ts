import { kioskLabel } from '../business/configurator/labels';
import { formatPrice } from '../business/products/format';
import type { Project } from '../business/project/project';
import { projectNumber } from '../business/project/project-number';
import { toProjectQuery } from '../business/project/project-query';
import { addressCount, choicesText, kioskCount } from '../business/project/project-texts';
import { STATED_YEARS, sumOf, totalOver } from '../business/project/sum';
import { stripNbsp } from '../platform/text/strip-nbsp';
import { longestDetails } from './details';
import { contactLimits } from './fields';

/** Subject and message of a quote request for a project, as plain text: each kiosk on a line, then the sum. */
export function toProjectRequest(
  project: Project,
  url: string,
): { subject: string; message: string } {
  const sum = sumOf(project);
  const number = projectNumber(toProjectQuery(project));
  const kiosks = sum.lines.map(({ line, kiosks: count, unit }, index) => {
    const places = line.places.length > 0 ? `; ${line.places.join(', ')}` : '';
    return `${index + 1}. ${count} × ${kioskLabel(line.composition)} (${choicesText(line.composition)})${places}; ${formatPrice(unit.total)} per kiosk`;
  });
  const totals = [
    `Project: ${number}`,
    ...(project.company ? [`Voor: ${project.company}`] : []),
    `Samen: ${kioskCount(sum.kiosks)} op ${addressCount(sum.addresses.length)}${project.country === 'be' ? ' in België' : ''}`,
    `Eenmalig: ${formatPrice(sum.once)}, per jaar: ${formatPrice(sum.perYear)}, in ${STATED_YEARS} jaar: ${formatPrice(totalOver(sum, STATED_YEARS))}, excl. btw`,
    ...(project.dealer ? [`Dealer: ${project.dealer}`] : []),
  ];
  const opening = 'Graag een offerte voor dit project.';
  const full = [opening, '', ...kiosks, '', ...totals, '', url].join('\n');
  const isTooLong = Array.from(full).length > contactLimits.message.max - longestDetails;
  return {
    subject: stripNbsp(`Offerte voor ${kioskCount(sum.kiosks)}, project ${number}`),
    message: stripNbsp(isTooLong ? [opening, '', ...totals].join('\n') : full),
  };
}
