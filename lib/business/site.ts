/* Separate constants keep the whole `site` object out of scripts. */
export const companyName = 'Zuilwerk';
export const officePhone = dutchPhone('012\u00a0–\u00a0345\u00a067\u00a000');

export const screenBrands = ['Samsung', 'LG', 'Philips'] as const;

/** From, in euro, per screen, excluding VAT, when paid by the year. */
export const softwarePricePerMonth = 17;

/** Said wherever the assistant's number stands. Law: the AI Act, article 50, and the GDPR, article 13. */
export const assistantNotice =
  'U spreekt met een AI-assistent, niet met een medewerker. Van het gesprek wordt een tekstverslag gemaakt.';

export const assistantCallback =
  'Vraag gerust om een medewerker: een collega belt u dan op de eerstvolgende werkdag terug.';

const officeHours = { opens: '8.30', closes: '17.30' };

const replyHours = 24;
const warrantyYears = { hardware: 2, softwareSupport: 1 };

export const warranty = {
  hardware: `${warrantyYears.hardware}\u00a0jaar`,
  softwareSupport: `${warrantyYears.softwareSupport}\u00a0jaar`,
};

/** How long after delivery security updates come, also without a subscription. Law: the Cyber Resilience Act, article 13(8). */
export const securityUpdateYears = 5;

export const offerValidDays = 30;

/** How long a registration is kept that leads to no agreement. */
export const dealerRegistrationMonths = 12;

/** Every fact about the company, in this one place. Times are in Europe/Amsterdam. */
export const site = {
  name: companyName,
  legalName: 'Zuilwerk B.V.',
  /** Statutory seat, required by article 2:186 BW. */
  seat: 'Voorbeeldstad',
  /** Who answers for the posts, which nobody signs. */
  editors: `Redactie van ${companyName}`,
  promise: 'Kiosken, schermen en software, van ontwerp tot beheer.',
  description:
    'Zuilwerk levert kiosken, narrowcastingsoftware en een digitaal platform met AI-diensten: van zuil tot inhoud.',
  address: {
    street: 'Beeldkade 43',
    postalCode: '1234\u00a0AB',
    city: 'Voorbeeldstad',
    country: 'Nederland',
    /** ISO 3166-1. */
    countryCode: 'NL',
  },
  /** Position of the door, for maps; undefined as long as the address is an example. */
  geo: undefined as { latitude: number; longitude: number } | undefined,
  /** URLs of our own profiles elsewhere, such as on LinkedIn. */
  profiles: [] as readonly string[],
  email: {
    info: 'info@zuilwerk.example',
    support: 'support@zuilwerk.example',
    dealers: 'dealers@zuilwerk.example',
    privacy: 'privacy@zuilwerk.example',
    security: 'security@zuilwerk.example',
  },
  phone: {
    office: officePhone,
    assistant: dutchPhone('012\u00a0–\u00a0345\u00a067\u00a024'),
  },
  openingHours: {
    days: 'maandag tot en met vrijdag',
    /** The names of schema.org. */
    dayNames: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
    ...officeHours,
    hours: `${officeHours.opens}–${officeHours.closes}\u00a0uur`,
  },
  softwarePricePerMonth,
  kvk: '00000000',
  vatId: 'NL123456789B01',
  replyHours,
  replyTime: `binnen ${replyHours}\u00a0uur`,
  warrantyYears,
  warranty,
  /** Software support, beside the subscription, which brings the updates. */
  supportCovers: 'hulp bij de beheeromgeving en herstel van fouten',
  offerValidDays,
  paymentDays: 14,
  /** First term of a subscription, and the notice after it. */
  subscription: { months: 12, notice: 'één maand' },
  screenBrands,
  trademarkNotice:
    'Merknamen zijn eigendom van hun houders. Zuilwerk is niet aan deze merken verbonden.',
  /** ISO date of the legal texts. */
  legalUpdated: '2025-03-24',
  /** ISO date of the model clauses on data processing. */
  dataProcessingUpdated: '2026-11-24',
  /** ISO date of the last accessibility check. */
  accessibilityUpdated: '2026-11-26',
  /** ISO date by which the known limits are to be gone that we can mend. */
  accessibilityPlanned: '2027-06-30',
  exampleNotice:
    'Zuilwerk is een voorbeeldbedrijf. Naam, adres, nummers en campagnegegevens zijn verzonnen.',
} as const;

/** ISO dates in Europe/Amsterdam, inclusive; the draw is in `drawWeek`. */
export const campaign = {
  start: '2026-11-20',
  deadline: '2027-04-04',
  drawWeek: { number: 15, monday: '2027-04-12', sunday: '2027-04-18' },
  prize: 'Brandvision 43\u00a0inch',
  /** Value in euro on publication of the terms. */
  prizeValue: { exclVat: 2495, inclVat: 3018.95 },
} as const;

/** @param label as shown, with the leading 0 */
function dutchPhone(label: string) {
  return { label, href: `tel:+31${label.replace(/\D/g, '').slice(1)}` };
}
