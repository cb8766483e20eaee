import type { SectorStory } from './story';

export const hospitality: SectorStory = {
  title: 'Incheckzuil en schermen voor hotel en hospitality',
  description:
    'Inchecken bij een gesloten receptie, zaalindeling en tips voor de stad: een dubbelzijdige zuil en een touchtafel voor de hotellobby, met modellen en richtprijs.',
  sharedPicture: 'hospitality',
  subject: 'Incheckzuil en schermen voor het hotel',
  paragraphs: [
    'Na elven is een lobby stil, en juist dan komt de gast die een trein heeft gemist. Hij is moe, heeft een koffer bij zich en wil nog één ding: zijn kamer. Een bel op een lege balie is dan een slecht welkom.',
    'De zuil staat in het zicht van de deur en valt meteen op. De gast tikt op ‘Inchecken’, controleert zijn boeking en leest de weg naar zijn kamer. Als hij er niet uitkomt, belt hij het nummer op het scherm en neemt de nachtportier op. ’s Avonds is het beeld gedempt, zodat het niet verblindt.',
    'Overdag heeft dezelfde zuil ander werk. Aan de ene kant checken gasten uit, aan de andere kant zoekt een congresbezoeker zijn zaal. Aan de tafel in de zithoek plannen twee mensen hun dag in de stad, zonder dat iemand van de receptie een plattegrond hoeft te tekenen.',
  ],
  needs: {
    place:
      'Een vlakke, harde vloer tussen ingang en lift, met vrije ruimte aan beide kanten van de zuil. De tafel staat waar gasten al zitten.',
    power:
      'Een stopcontact in de vloer onder de voet: een zuil met twee kanten staat zelden tegen een wand.',
    network:
      'Een vast netwerkpunt, gescheiden van de wifi voor gasten, want inchecken gaat over persoonsgegevens.',
    content:
      'Een koppeling met uw boekingssysteem, de zaalindeling van morgen, en teksten in de talen van uw gasten.',
  },
  reasons: {
    'brandvision-double':
      'Inchecken aan de kant van de deur, zaalindeling aan de kant van de lift: twee schermen op één voet. De optie voor dag en nacht is hier nodig, want de lobby sluit nooit.',
    'touch-table':
      'Een kaart van de stad bekijken gasten graag samen. De tafel staat lager dan een balie en nodigt uit om erbij te blijven zitten.',
  },
  posts: ['wanneer-u-beter-geen-kiosk-neemt', 'de-juiste-kleur-op-staal'],
};
