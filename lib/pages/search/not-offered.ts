import { screenSizes } from '../../business/products/ids';
import { productHref, routes } from '../../routes';

/** The closest place to something that is not offered, and a sentence that says so. */
export type NotOffered = {
  words: string;
  /** Beside one of these, they mean something else: "buiten kantooruren". */
  unless?: string;
  says: string;
  href: string;
  name: string;
};

/** Each sentence is one that a page of the site bears out. */
export const notOffered: readonly NotOffered[] = [
  {
    words:
      'tweedehands ehands occasion refurbished demomodel showroommodel secondhand gebruiktekiosk gebruiktezuil',
    says: 'Op deze site staan alleen nieuwe kiosken.',
    href: `${routes.kiosken}#maten`,
    name: 'Afmetingen, gewicht en prijs',
  },
  {
    words: 'huur verhuur rent hire',
    says: 'Verhuren doen wij niet, leasen kan wel.',
    href: `${routes.buying}#leasen`,
    name: 'Leasen of proberen',
  },
  {
    words: 'outdoor buiten buitengebruik waterdicht regen terras',
    unless:
      'kantooruren kantoortijden openingstijden openingsuren werktijden nederland benelux europa',
    says: 'Onze kiosken zijn voor binnen: zij zijn niet bestand tegen regen.',
    href: `${routes.kiosken}#modellen`,
    name: 'Specificaties per model',
  },
  {
    words: 'windows linux app ios chromeos chrome',
    says: 'Er zijn spelers voor Tizen, webOS en Android, en een losse mediaspeler.',
    href: `${routes.digitalSignage}#schermen-en-prijs`,
    name: 'Prijs van de software',
  },
  {
    words: 'dwg bim ifc revit',
    says: 'De tekeningen zijn er als DXF en PDF, niet als DWG of BIM-model.',
    href: productHref('brandvision'),
    name: 'Brandvision',
  },
  {
    words: 'camera webcam gezichtsherkenning bezoekersteller',
    says: 'In onze kiosken zit geen camera.',
    href: `${routes.buying}#gegevens-van-de-kiosk`,
    name: 'Gegevens van de kiosk',
  },
  {
    words: 'sim simkaart lte',
    says: 'Een kiosk gaat online via een netwerkkabel of wifi.',
    href: `${routes.kiosken}#vergelijken`,
    name: 'Modellen vergelijken',
  },
  {
    words: 'videowall ledwand ledscherm hologram beamer projector',
    says: 'Op deze site staan alleen kiosken met één of twee schermen.',
    href: `${routes.kiosken}#modellen`,
    name: 'Specificaties per model',
  },
  {
    words: 'particulier consument',
    says: 'Wij leveren alleen aan ondernemers en organisaties.',
    href: routes.terms,
    name: 'Algemene voorwaarden',
  },
  {
    words: 'luxemburg duitsland frankrijk engeland oostenrijk',
    says: 'Prijzen staan hier alleen voor Nederland en België.',
    href: routes.belgium,
    name: 'Kiosken in België',
  },
  {
    words: 'referentie klantcases klantverhalen',
    says: 'Op deze site staan geen verhalen van klanten.',
    href: `${routes.contact}#wie-wij-zijn`,
    name: 'Demo en showroom',
  },
  {
    words: 'vacature stage sollicitatie solliciteren baan job werkenzuilwerk',
    says: 'Op deze site staan geen vacatures.',
    href: `${routes.contact}#wie-wij-zijn`,
    name: 'Demo en showroom',
  },
  {
    words: 'pers persbericht persmap journalist interview directeur directie oprichter',
    says: 'Een persmap of namen van medewerkers staan niet op deze site.',
    href: routes.contact,
    name: 'Contact',
  },
  {
    words: 'nieuwsbrief newsletter uitschrijven',
    says: 'Een nieuwsbrief hebben wij niet; nieuwe berichten staan in het blog.',
    href: routes.blog,
    name: 'Blog',
  },
];

/** Said of every other number of inches. */
export const otherSize: NotOffered = {
  words: '',
  says: `Onze kiosken zijn er in ${screenSizes.join(' en ')}\u00a0inch.`,
  href: `${routes.kiosken}#maten`,
  name: 'Afmetingen, gewicht en prijs',
};

export function isOtherSize(inches: string): boolean {
  return /^\d\d\d?$/.test(inches) && !screenSizes.some((size) => String(size) === inches);
}
