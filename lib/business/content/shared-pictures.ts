/** Alt texts of `public/pictures/open-graph`, by file name. */
export const sharedPictures = {
  default: 'Een lichte hal met een Brandvision bij de ingang, een touchtafel en een koffiebar.',
  kiosken: 'De zeven kiosken van Zuilwerk naast elkaar, elk in een eigen kleur.',
  marktsegmenten: 'Een bloemenwinkel met een helder scherm in de etalage en tulpen voor de deur.',
  'digital-signage': 'Een brasserie met menuborden boven de bar en een bestelkiosk aan de zuil.',
  'digitaal-platform': 'Een kantoorhal met een wandkiosk voor de ontvangst van bezoekers.',
  action: 'Een Brandvision in antraciet, drie kwart van voren.',
  news: 'Bezoekers op de stand van Zuilwerk op een vakbeurs, bij vier kiosken voor een witte wand.',
  transport: 'De hal van een station, met vertrektijden boven de looproute en een blauwe zuil.',
  onderwijs: 'De aula van een school met een oranje touchtafel en een blauwe zuil.',
  zorg: 'De hal van een zorghuis, met een aanmeldkiosk aan een ronde groene wand.',
  'financiele-dienstverlening':
    'Het kantoor van een hypotheekadviseur, met een touchtafel en twee stoelen.',
  hospitality: 'De lobby van een hotel bij nacht, met een verlichte incheckzuil.',
  retail:
    'De etalage van een bloemenwinkel, met een helder scherm achter het glas en een zuil binnen.',
  kantoren: 'Een gast tikt op een wandkiosk aan een groene wand in een kantoorhal.',
  restaurants:
    'Gasten bij de bar van een brasserie, met menuborden erboven en een bestelzuil ernaast.',
  belgie:
    'Een half uitgepakte zuil in een kartonnen doos, met een steekwagen en gereedschap op de vloer.',
  blog: 'Links een televisie op een kast, rechts een kiosk in een hal.',
} as const;

export type SharedPicture = keyof typeof sharedPictures;
