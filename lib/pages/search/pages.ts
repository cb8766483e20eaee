import { site } from '../../business/site';
import { routes } from '../../routes';
import type { SearchEntry } from './entry';

type Page = Exclude<keyof typeof routes, 'search'>;

const descriptions: Record<Page, Omit<SearchEntry, 'href'>> = {
  home: {
    name: 'Startpagina',
    about: 'Wat wij leveren en hoe wij werken, van inventarisatie tot beheer.',
  },
  kiosken: {
    name: 'Kiosken',
    about: 'De zeven modellen naast elkaar, op schaal en in uw RAL-kleur.',
  },
  marktsegmenten: {
    name: 'Marktsegmenten',
    about: 'Acht markten op volgorde van de klok, elk met zes toepassingen en een eigen pagina.',
  },
  digitalSignage: {
    name: 'Digital Signage',
    about: 'Narrowcastingsoftware: inhoud maken, planning per dagdeel, schermen bewaken.',
  },
  digitaalPlatform: {
    name: 'Digitaal Platform',
    about: 'Vijf diensten voor website, chat, telefoon en social media, drie ervan met AI.',
  },
  support: {
    name: 'Support',
    about: 'Hulp per telefoon en e-mail, of van de virtuele assistent; veelgestelde vragen.',
  },
  configurator: {
    name: 'Configurator',
    about: 'Stel uw kiosk samen: model, formaat, touchscreen, kleur, plaatsing en opties.',
  },
  buying: {
    name: 'Kopen, leasen en plaatsen',
    about: 'Wat naast de prijs van een kiosk komt.',
  },
  belgium: {
    name: 'Kiosken in België',
    about: 'Elke kiosk geleverd en geplaatst, met belasting, Recupel en garantie.',
  },
  contact: {
    name: 'Contact',
    about: 'Offerte, advies of demo aanvragen; telefoonnummers, e-mailadres en adres.',
  },
  action: {
    name: 'Word dealer',
    about: 'Wat dealers krijgen, hoe u zich aanmeldt en de verloting van een kiosk.',
  },
  blog: {
    name: 'Blog',
    about: 'Alle berichten, ook de oudere die hieronder niet staan.',
  },
  news: {
    name: 'Nieuws',
    about: 'Onze stand op de vakbeurs, met video.',
  },
  privacy: {
    name: 'Privacyverklaring',
    about: 'Welke persoonsgegevens wij verwerken, hoelang, en uw rechten (AVG).',
  },
  terms: {
    name: 'Algemene voorwaarden',
    about: `Offertes, betaling binnen ${site.paymentDays}\u00a0dagen, levering, annuleren, eigendom en aansprakelijkheid.`,
  },
  cookies: {
    name: 'Cookieverklaring',
    about: 'Wat deze website op uw apparaat bewaart, en hoe u het wist.',
  },
  dataProcessing: {
    name: 'Verwerkersovereenkomst',
    about: 'Modelbepalingen volgens de AVG.',
  },
  accessibility: {
    name: 'Toegankelijkheidsverklaring',
    about: 'Wat wij hebben getest, wat nog niet lukt, en hoe u het ons laat weten.',
  },
};

/** Every page except the search page, in the order above. */
export const pages: readonly SearchEntry[] = (Object.keys(descriptions) as Page[]).map((page) => ({
  href: routes[page],
  ...descriptions[page],
}));
