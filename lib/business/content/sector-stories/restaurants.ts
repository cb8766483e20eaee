import type { SectorStory } from './story';

export const restaurants: SectorStory = {
  title: 'Bestelzuil en menubord voor horeca en restaurant',
  description:
    'Menuborden die per dagdeel wisselen, een bestelkiosk met betaalautomaat en een scherm achter het raam: kiosken voor de horeca, met modellen en richtprijs.',
  sharedPicture: 'restaurants',
  subject: 'Bestelzuil en menubord voor de horeca',
  paragraphs: [
    'Een kaart aan de muur klopt maar een deel van de dag. Om elf uur wil niemand meer ontbijt, om vijf uur is de soep op en moet de avondkaart nog worden opgehangen. Iemand doet dat, en altijd op het moment dat de zaak volloopt.',
    'Boven de bar wisselt de kaart per dagdeel vanzelf. De prijs komt uit de kassa: wat u daar wijzigt, staat hier ook. De kaart zelf staat stil, alleen de aanbieding ernaast beweegt. Niemand leest graag een prijs die net wegschuift.',
    'Aan de bestelkiosk kiest de gast in zijn eigen tempo en rekent meteen af. Het afhaalnummer verschijnt boven de balie, zodat niemand hoeft te roepen. Achter de ruit ziet de straat alvast wat er vanavond is, ook met de zon erop.',
  ],
  needs: {
    place:
      'Boven de bar een plafond dat het gewicht draagt, en een wand of kolom voor de bestelkiosk. Blijf uit de damp van frituur en vaatwasser: daar is het huis niet op gemaakt.',
    power: 'Een stopcontact per kiosk dat ’s nachts spanning houdt, want dan komen de updates.',
    network:
      'Een vast netwerkpunt, gescheiden van de wifi voor gasten. Zonder internet blijft de laatst opgehaalde kaart staan.',
    content:
      'Een kassa die artikelen en prijzen aan andere systemen doorgeeft. Uw kassaleverancier weet of dat kan. De betaalautomaat komt van uw betaaldienst.',
  },
  reasons: {
    'ceiling-kiosk':
      'Een liggend menubord boven de bar, van twee kanten te lezen: voor wie bestelt en voor wie op zijn bestelling wacht.',
    'wall-kiosk':
      'Aan een kolom neemt de bestelkiosk geen vloer in. De houder voor de betaalautomaat hoort bij het huis, zodat er geen los kastje naast hangt.',
    clearvision:
      'Liggend aan staalkabels past dit scherm boven de vensterbank. Het is helder genoeg voor de middagzon en dimt vanzelf als het terras in de schemer ligt.',
  },
  posts: ['menubord-dat-meebeweegt-met-de-dag', 'minder-stroom-zonder-donkere-schermen'],
};
