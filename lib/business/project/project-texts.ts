import { formatNumber } from '../../platform/text/format-number';
import { lowerFirst } from '../../platform/text/lower-first';
import type { Composition } from '../configurator/composition';
import { extraLabel, mountLabel, orientationLabel, touchLabel } from '../configurator/labels';
import { maintenance, transportPriceTo } from '../content/service-rates';
import { formatCents, formatPrice, formatQuantity } from '../products/format';
import { specs, standardColours } from '../products/specs';
import { findRalColour } from '../ral/ral-classic';
import { softwarePricePerMonth } from '../site';
import type { Project } from './project';
import type { CostName, ProjectSum } from './sum';

/** "6 kiosken", "1 kiosk". */
export function kioskCount(kiosks: number): string {
  return kiosks === 1 ? '1\u00a0kiosk' : `${formatNumber(kiosks)}\u00a0kiosken`;
}

/** "4 adressen", "1 adres". */
export function addressCount(addresses: number): string {
  return addresses === 1 ? '1\u00a0adres' : `${addresses}\u00a0adressen`;
}

/** What is chosen beside model and size: "RAL 7016 antracietgrijs, op een voetplaat, met touchscreen". */
export function choicesText(composition: Composition): string {
  const { model, colour, mount, orientation, brand, extras } = composition;
  const name = findRalColour(colour)?.name.toLowerCase() ?? '';
  const choices = [
    orientationLabel[orientation],
    mountLabel[mount],
    touchLabel(composition),
    `scherm van ${brand}`,
    ...extras.map((extra) => extraLabel(model, extra)),
  ];
  return [`RAL\u00a0${colour} ${name}`.trim(), ...choices.map(lowerFirst)].join(', ');
}

/** The names of the costs, with what they are made of. */
export function costLabels(project: Project, sum: ProjectSum): Record<CostName, string> {
  const { country, tariff } = project;
  const transport = transportPriceTo(country);
  const kilowattHours = formatNumber(Math.round(sum.kilowattHoursPerYear));
  return {
    kiosks: `Kiosken (${formatNumber(sum.kiosks)})`,
    options: 'Opties en eigen kleuren',
    discount: `Kwantumkorting: ${sum.discountPercent}\u00a0% van de kiosken met hun opties`,
    transport: `Transport: ${addressCount(sum.addresses.length)}, ${formatPrice(transport)} per adres`,
    installation: `Installatie: ${kioskCount(sum.kiosks)} op ${addressCount(sum.addresses.length)}`,
    software: `Software: ${formatNumber(sum.screens)}\u00a0× ${formatPrice(softwarePricePerMonth)} per scherm per maand`,
    maintenance: project.hasMaintenance
      ? `Onderhoud: ${formatPrice(maintenance.pricePerKioskPerYear)} per kiosk per jaar`
      : 'Zonder onderhoudscontract',
    energy: `Stroom: ${kilowattHours}\u00a0kWh per jaar, ${formatCents(tariff)} per kWh`,
  };
}

/** Said of a project in Belgium. */
export const REVERSE_CHARGE =
  'Wij verleggen de btw naar u als u in België periodieke btw-aangiften indient; anders komt er Belgische btw bij.';

/** What the sum leaves out, as the pages say it. */
export const notIncluded = [
  'Btw.',
  'Takelwerk, werk buiten kantooruren en het aanleggen van stroom of netwerk.',
  'Het maken van de inhoud en koppelingen met uw systemen.',
  'Onderdelen na de garantie, en prijswijzigingen van software en stroom.',
];

/** Room in mm on both sides together when a kiosk goes through a door. */
const CLEARANCE = 50;

/** The narrowest doorway in mm that the kiosk passes without its packaging. */
export function doorWidth({ model, size, mount }: Composition): number {
  const { dimensions, footPlate } = specs[model].sizes[size];
  const foot = mount === 'voetplaat' ? footPlate : undefined;
  const width = Math.max(dimensions.width, foot?.width ?? 0);
  const depth = Math.max(dimensions.depth, foot?.depth ?? 0);
  return Math.min(width, depth, dimensions.height) + CLEARANCE;
}

/** "RAL 9005 en RAL 9016" cost nothing extra. */
export const freeColours = standardColours.map((code) => `RAL\u00a0${code}`);

/** "7 weken". */
export function weeksText(weeks: number): string {
  return formatQuantity(weeks, 'weken');
}
