import type { ProductId } from '@/lib/business/products/ids';

type Kind = {
  /** The word that buyers search for, with the place it stands in. */
  name: string;
  /** The same word within a sentence: "Waar deze wandkiosk werkt". */
  here: string;
  /** Description in search results; the price follows it. */
  summary: string;
};

export const kinds: Readonly<Record<ProductId, Kind>> = {
  brandvision: {
    name: 'Informatiezuil voor de vloer',
    here: 'deze informatiezuil',
    summary:
      'Informatiezuil van 43 of 55\u00a0inch voor entree en winkelvloer, met een stalen huis en touchscreen als optie.',
  },
  'brandvision-double': {
    name: 'Dubbelzijdige kioskzuil',
    here: 'deze dubbelzijdige zuil',
    summary:
      'Zuil met twee schermen rug aan rug, 43 of 55\u00a0inch, leesbaar vanuit twee looprichtingen.',
  },
  clearvision: {
    name: 'Etalagescherm en raamkiosk',
    here: 'dit etalagescherm',
    summary:
      'Raamkiosk van 43 of 55\u00a0inch: een etalagescherm dat leesbaar blijft met de zon op de ruit.',
  },
  'clearvision-double': {
    name: 'Dubbelzijdige raamkiosk',
    here: 'deze dubbelzijdige raamkiosk',
    summary:
      'Raamkiosk van 43 of 55\u00a0inch met een helder scherm naar de straat en een rustig scherm naar binnen.',
  },
  'touch-table': {
    name: 'Touchtafel',
    here: 'deze touchtafel',
    summary: 'Touchtafel van 43 of 55\u00a0inch om met drie tot zes mensen samen aan te werken.',
  },
  'wall-kiosk': {
    name: 'Wandkiosk',
    here: 'deze wandkiosk',
    summary: 'Wandkiosk van 43 of 55\u00a0inch, staand of liggend, met touchscreen als optie.',
  },
  'ceiling-kiosk': {
    name: 'Plafondkiosk',
    here: 'deze plafondkiosk',
    summary:
      'Dubbelzijdig scherm van 43 of 55\u00a0inch aan plafondbuizen, leesbaar boven de looproute.',
  },
};
