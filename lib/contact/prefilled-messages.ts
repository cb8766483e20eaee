import { faults } from '../business/content/faults';
import { products } from '../business/products/products';
import { faultReport, openFaultReport } from './fault-report';

type Entry = [string, string];

/** Prefilled messages to complete, by the subject's name in the URL. */
export const prefilledMessages: ReadonlyMap<string, string> = new Map([
  ['storing', openFaultReport],
  ...faults.map(({ id, symptom, steps }): Entry => {
    const tried = steps.map((step) => step.tried);
    return [`storing-${id}`, faultReport(symptom, tried, false)];
  }),
  ...products.map(
    ({ id, name }): Entry => [
      `handleiding-${id}`,
      `Graag ontvang ik de handleiding van de ${name}.\n\nSerienummer (sticker achter de servicedeur):`,
    ],
  ),
]);
