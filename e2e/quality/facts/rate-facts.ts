import {
  contentPrice,
  installationPrice,
  integrationPriceFrom,
  leaseMonths,
  leasePricePerMonth,
  maintenance,
  oldScreenPrice,
  PAY_TERMINAL_MAX_WIDTH,
  quantityDiscounts,
  transportPrice,
  trialPlacement,
  visitWorkdaysWithoutContract,
} from '../../../lib/business/content/service-rates';
import { specs } from '../../../lib/business/products/specs';
import { dealerRegistrationMonths, site } from '../../../lib/business/site';
import type { Fact } from './fact';

const [few, many] = quantityDiscounts;

/** What services around a kiosk cost, and how soon they come. In euro, without VAT. */
export const rateFacts: readonly Fact[] = [
  {
    name: 'installatie van de eerste en van elke volgende kiosk',
    says: [
      '€ # per kiosk, en € # voor elke volgende',
      'Installatie: € # voor de eerste kiosk, € # voor elke volgende',
    ],
    values: [installationPrice.first, installationPrice.next],
    isStrict: true,
  },
  {
    name: 'installatie van één kiosk',
    says: ['^Installatie: € #$', 'Installatie door onze monteurs kost € #'],
    values: [installationPrice.first],
    isStrict: true,
  },
  {
    name: 'een Brandvision met transport en installatie',
    says: ['Op zijn plek, excl\\. btw: € #'],
    values: [
      specs.brandvision.sizes[43].priceFrom + transportPrice.netherlands + installationPrice.first,
    ],
    isStrict: true,
  },
  {
    name: 'transport binnen Nederland per adres',
    says: ['Transport binnen Nederland (?:kost )?€ #', 'Transport in Nederland: € #'],
    values: [transportPrice.netherlands],
    isStrict: true,
  },
  {
    name: 'transport binnen Nederland en naar België per adres',
    says: ['Transport: € # per adres in Nederland, € # in België'],
    values: [transportPrice.netherlands, transportPrice.belgium],
    isStrict: true,
  },
  {
    name: 'transport naar België per adres',
    says: ['Transport kost daar € #'],
    values: [transportPrice.belgium],
    isStrict: true,
  },
  {
    name: 'onderhoudscontract per kiosk per jaar',
    says: ['€ # per kiosk per jaar'],
    values: [maintenance.pricePerKioskPerYear],
    isStrict: true,
  },
  {
    name: 'werkdagen tot een monteur komt met een contract',
    says: ['contract[^.]*? monteur binnen # werkdagen'],
    values: [maintenance.visitWorkdays],
  },
  {
    name: 'werkdagen tot een monteur komt zonder contract',
    says: ['monteur komt meestal binnen # werkdagen', 'streven: binnen # werkdagen'],
    values: [visitWorkdaysWithoutContract],
  },
  { name: 'maanden van een lease', says: ['Leasen kan voor # maanden'], values: [leaseMonths] },
  {
    name: 'lease van een Wall kiosk en een Brandvision per maand',
    says: ['kost dan vanaf € # per maand en een Brandvision[^.]*? vanaf € #'],
    values: [leasePricePerMonth('wall-kiosk'), leasePricePerMonth('brandvision')],
  },
  {
    name: 'weken van een proefplaatsing',
    says: ['# weken op proef'],
    values: [trialPlacement.weeks],
  },
  {
    name: 'kwantumkorting in procent',
    says: [
      'gaat er # procent van de prijs af[^.]*? kiosken # procent',
      'Korting op de kiosken: # % bij[^.]*?, # % bij',
    ],
    values: [few.percent, many.percent],
  },
  {
    name: 'inname van een volgend oud scherm',
    says: ['Elk volgend scherm kost € #'],
    values: [oldScreenPrice],
  },
  {
    name: 'startpakket met sjablonen',
    says: ['\\d+ sjablonen in uw huisstijl[^.]*? kosten € #'],
    values: [contentPrice.start],
  },
  { name: 'ontwerpwerk per uur', says: ['€ # per uur'], values: [contentPrice.perHour] },
  {
    name: 'koppeling op maat, vanaf',
    says: ['koppeling op maat kost vanaf € #'],
    values: [integrationPriceFrom],
  },
  {
    name: 'breedte van een betaalautomaat in mm',
    says: ['betaalautomaten tot # mm'],
    values: [PAY_TERMINAL_MAX_WIDTH],
  },
  {
    name: 'maanden van de eerste termijn van een abonnement',
    says: ['loopt eerst # maanden', 'einde van de eerste # maanden'],
    values: [site.subscription.months],
  },
  {
    name: 'maanden opzegtermijn van een abonnement',
    says: ['een termijn van # maand'],
    values: [1],
  },
  {
    name: 'maanden dat een aanmelding als dealer bewaard blijft',
    says: ['# maanden, als er geen (?:dealer)?overeenkomst'],
    values: [dealerRegistrationMonths],
  },
];
