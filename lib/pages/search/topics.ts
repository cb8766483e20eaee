import { faults } from '../../business/content/faults';
import { site } from '../../business/site';
import { joinList } from '../../platform/text/join-list';
import { ROOM_PATH, routes, TRUE_SIZE_PATH } from '../../routes';
import { buyerTopics } from './buyer-topics';
import type { SearchEntry } from './entry';

const brands = joinList(site.screenBrands);

const symptoms = faults.map(({ symptom }) => symptom.toLowerCase()).join('; ');

/** Sections that visitors search for by another name than that of the page. */
export const topics: readonly SearchEntry[] = [
  {
    href: `${routes.kiosken}#modellen`,
    name: 'Specificaties per model',
    about: 'Helderheid, touchscreen, bescherming, maten en gewicht.',
  },
  {
    href: `${routes.kiosken}#maten`,
    name: 'Afmetingen, gewicht en prijs',
    about:
      'Wat elke kiosk kost, excl. btw, met levertijd, hoogte, breedte, diepte en vermogen, bij 43 en 55\u00a0inch.',
  },
  {
    href: `${routes.kiosken}#kleuren`,
    name: 'RAL-kleuren',
    about: 'De kiosk in de kleur van uw huisstijl.',
  },
  {
    href: `${routes.kiosken}#vergelijken`,
    name: 'Modellen vergelijken',
    about:
      'Twee tot vier kiosken naast elkaar, met stroomverbruik in kWh en aansluitingen (LAN en wifi), en een link om te delen.',
  },
  {
    href: `${routes.kiosken}#keuzehulp`,
    name: 'Keuzehulp',
    about: 'Welke schermmaat bij welke afstand, hoe helder achter een raam, en energie per jaar.',
  },
  {
    href: TRUE_SIZE_PATH,
    name: 'Ware grootte',
    about: 'De letters per afstand en de rand van een kiosk, op uw eigen scherm, met een bankpas.',
  },
  {
    href: ROOM_PATH,
    name: 'Kiosk in uw ruimte',
    about:
      'Elk model op ware grootte in uw eigen ruimte, met uw telefoon; 3D-bestanden als GLB en USDZ.',
  },
  {
    href: `${routes.home}#werkwijze`,
    name: 'Plaatsing en installatie',
    about: 'De stappen van uw vraag tot offerte, productie, plaatsing en beheer.',
  },
  {
    href: `${routes.marktsegmenten}#andere-markt`,
    name: 'Een andere markt',
    about: 'Advies voor een plek die niet bij de acht markten staat.',
  },
  {
    href: `${routes.digitalSignage}#schermen-en-prijs`,
    name: 'Prijs van de software',
    about: `Kosten per scherm per maand; spelers voor ${brands}.`,
  },
  {
    href: `${routes.digitalSignage}#merkcommunicatie`,
    name: 'Leesbaarheid',
    about: 'Letterhoogte, leesafstand, contrast en huisstijl op een scherm.',
  },
  {
    href: `${routes.support}#technical-support`,
    name: 'Storing of reparatie',
    about: `Stappen om te proberen en een storing melden: ${symptoms}.`,
  },
  {
    href: `${routes.support}#manuals`,
    name: 'Handleidingen',
    about: 'Een handleiding of gebruiksaanwijzing aanvragen, per model.',
  },
  {
    href: `${routes.support}#warranty`,
    name: 'Garantie',
    about: `${site.warranty.hardware} op hardware, ${site.warranty.softwareSupport} softwareondersteuning; verlengen.`,
  },
  {
    href: `${routes.support}#faqs`,
    name: 'Veelgestelde vragen',
    about: 'Storing melden, garantie, maandelijkse updates, handleiding.',
  },
  {
    href: `${routes.contact}#route`,
    name: 'Route en parkeren',
    about: `${site.address.street} in ${site.address.city}; station, parkeren voor de deur.`,
  },
  {
    href: `${routes.contact}#wie-wij-zijn`,
    name: 'Demo en showroom',
    about: 'De modellen bekijken, of de software in een videogesprek.',
  },
  {
    href: `${routes.contact}#gegevens-titel`,
    name: 'Openingstijden, telefoon en adres',
    about: `Kantoor open ${site.openingHours.days}, ${site.openingHours.hours}; KvK-nummer, btw-id, virtuele assistent.`,
  },
  {
    href: `${routes.digitaalPlatform}#gegevens`,
    name: 'AI en uw gegevens',
    about: 'Training, opslag in de Europese Unie, verwerkersovereenkomst, AI-verordening.',
  },
  {
    href: `${routes.buying}#opties`,
    name: 'Prijs van opties',
    about: 'Touchscreen, mediaspeler, privacyfilter.',
  },
  ...buyerTopics,
  {
    href: `${routes.buying}#normen`,
    name: 'Normen',
    about: 'CE-markering, RoHS, veiligheid.',
  },
  {
    href: `${routes.action}#actievoorwaarden`,
    name: 'Actievoorwaarden',
    about: 'Regels van de verloting onder aangemelde bedrijven.',
  },
  {
    href: `${routes.action}#dealertoegang`,
    name: 'Partnerportaal',
    about: 'Toegang voor dealers; inloggen met een persoonlijke link.',
  },
  {
    href: `${routes.cookies}#cookie-instellingen`,
    name: 'Cookie-instellingen',
    about: 'Zien en wissen wat op uw apparaat staat.',
  },
];
