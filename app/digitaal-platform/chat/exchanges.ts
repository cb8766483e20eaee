import { formatPrice } from '@/lib/business/products/format';
import { priceExclusions } from '@/lib/business/products/price-note';
import { products } from '@/lib/business/products/products';
import { site } from '@/lib/business/site';
import { routes } from '@/lib/routes';

type Exchange = { question: string; answer: string; source: { href: string; name: string } };

const brandvision = products.find(({ id }) => id === 'brandvision');
const { office } = site.phone;
const { days, hours } = site.openingHours;

/** About this company, so that every source is a page of this site. */
export const exchanges: readonly Exchange[] = [
  {
    question: 'Hoelang heb ik garantie op mijn zuil?',
    answer: `U heeft ${site.warranty.hardware} garantie op de hardware. Daarnaast krijgt u ${site.warranty.softwareSupport} softwareondersteuning. Beide gaan in op de leverdatum.`,
    source: { href: `${routes.support}#warranty`, name: 'Support, onderdeel Garantie' },
  },
  {
    question: 'Wat kost een Brandvision?',
    answer: `De richtprijs begint bij ${formatPrice(brandvision?.sizes[43].priceFrom ?? 0)} voor het model van 43\u00a0inch, ${priceExclusions}.`,
    source: { href: `${routes.kiosken}#brandvision`, name: 'Kiosken, Brandvision' },
  },
  {
    question: 'Komt er vandaag nog een monteur?',
    answer: `Dat weet ik niet: het staat op geen pagina die ik mag gebruiken. Bel een medewerker op ${office.label}, ${days}, ${hours}.`,
    source: { href: routes.support, name: 'Support, telefoon' },
  },
];
