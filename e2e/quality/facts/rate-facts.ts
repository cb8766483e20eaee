import {
  glassWorkdays,
  installationPrice,
  integrationPriceFrom,
  leaseMonths,
  leaseYearlyRate,
  maintenance,
  quantityDiscounts,
  transportPrice,
  trialPlacement,
  visitWorkdaysWithoutContract,
} from '../../../lib/business/content/service-rates';
import { dealerRegistrationMonths, site } from '../../../lib/business/site';
import type { Fact } from './fact';

const [few, many] = quantityDiscounts;

/** What services around a kiosk cost, and how soon they come. In euro, without VAT. */
export const rateFacts: readonly Fact[] = [
  {
    name: 'installatie van één kiosk',
    says: ['Installatie door onze monteurs kost € #'],
    values: [installationPrice.first],
    isStrict: true,
  },
  {
    name: 'transport binnen Nederland per adres',
    says: ['Transport binnen Nederland (?:kost )?€ #'],
    values: [transportPrice.netherlands],
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
  {
    name: 'werkdagen tot er nieuw glas in zit',
    says: ['# werkdagen na uw akkoord'],
    values: [glassWorkdays],
  },
  {
    name: 'maanden van een lease',
    says: ['Leasen kan voor # maanden', 'Lease loopt # maanden'],
    values: [leaseMonths],
  },
  {
    name: 'jaarrente van een lease',
    says: ['jaarrente (?:daarin )?is ongeveer # procent'],
    values: [leaseYearlyRate],
  },
  {
    name: 'weken van een proefplaatsing',
    says: ['# weken op proef'],
    values: [trialPlacement.weeks],
  },
  {
    name: 'kwantumkorting in procent',
    says: [
      'gaat er # procent van de prijs van de kiosken met hun opties af[^.]*? kiosken # procent',
      'Korting op de kiosken: # % bij[^.]*?, # % bij',
    ],
    values: [few.percent, many.percent],
  },
  {
    name: 'koppeling op maat, vanaf',
    says: ['koppeling op maat kost vanaf € #'],
    values: [integrationPriceFrom],
  },
  {
    name: 'maanden van de eerste termijn van een abonnement',
    says: ['loopt eerst # maanden', 'einde van de eerste # maanden', 'over de eerste # maanden'],
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
