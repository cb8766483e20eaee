import type { SectorStory } from './story';

export const financieleDienstverlening: SectorStory = {
  title: 'Kiosk en adviestafel voor bank en adviseur',
  description:
    'Een raamkiosk met rente en afspraken, en een touchtafel waaraan klant en adviseur samen rekenen: schermen voor bank, hypotheek en verzekering, met richtprijs.',
  sharedPicture: 'financiele-dienstverlening',
  subject: 'Kiosk en adviestafel voor bank en adviseur',
  paragraphs: [
    'Over geld praat niemand graag met drie wachtenden achter zich. Aan een balie gaat het dan over het weer en blijft de echte vraag in de jaszak. Een aparte kamer lost dat op, als de klant weet dat die er is.',
    'Achter het raam staat een kiosk met twee kanten. Buiten leest een voorbijganger de rente en een voorbeeld, ook als het kantoor dicht is. Binnen meldt een bezoeker zich aan, maakt hij een afspraak of ziet hij wanneer hij aan de beurt is.',
    'In de kamer ligt de berekening op tafel. De adviseur verandert de looptijd en de klant ziet meteen de nieuwe maandlast. Ondertekenen kan aan dezelfde tafel. Na het gesprek begint het scherm leeg, voordat de volgende klant aanschuift.',
  ],
  needs: {
    place:
      'Een raam aan de straat met ruimte om er aan beide kanten voor te staan, en een kamer met een deur die dicht kan.',
    power:
      'Een stopcontact bij het raam dat dag en nacht spanning houdt, en onder de tafel een stopcontact in de vloer.',
    network:
      'Een vast netwerkpunt, gescheiden van het netwerk voor bezoekers. Uw ICT-afdeling bepaalt welke rekenhulp op de tafel draait.',
    content:
      'Actuele rentes uit uw eigen systeem, goedgekeurde voorbeelden, en een afspraak over wat na een gesprek wordt gewist.',
  },
  reasons: {
    'clearvision-double':
      'Twee schermen op één voet: naar de straat zo helder dat het achter glas te lezen is, naar binnen rustig en met een touchscreen voor de afspraak.',
    'touch-table':
      'Het gekantelde blad leest voor twee mensen aan één kant prettiger dan een vlak blad. Op een staand scherm leest iedereen mee, op dit blad alleen wie eraan zit.',
  },
  posts: ['hoe-helder-moet-een-etalagescherm-zijn', 'wanneer-u-beter-geen-kiosk-neemt'],
};
