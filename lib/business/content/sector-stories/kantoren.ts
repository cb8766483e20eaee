import type { SectorStory } from './story';

export const kantoren: SectorStory = {
  title: 'Aanmeldzuil voor kantoor en receptie',
  description:
    'Een gast meldt zich aan, ook als de receptie leeg is. Aanmeldzuil en wandkiosk voor bezoekersregistratie, vergaderruimtes en bedrijfsnieuws, met richtprijs.',
  sharedPicture: 'kantoren',
  subject: 'Aanmeldzuil voor kantoor en receptie',
  paragraphs: [
    'Een receptie is niet altijd bezet: een lunchpauze, een pakje aan de achterdeur, een vrijdag met halve bezetting. De gast ziet een lege stoel en weet niet of hij moet bellen, wachten of doorlopen. Die twijfel is dan zijn eerste indruk van uw bedrijf.',
    'De kiosk stelt drie vragen: hoe heet u, van welk bedrijf komt u en wie verwacht u? Daarna krijgt uw collega bericht. Huisregels en verzamelplaats passen op één beeld, dat de gast met een tik bevestigt. Wie is aangemeld, staat bij een ontruiming op de lijst.',
    'Tussen twee gasten door is het scherm niet leeg. Het toont het bedrijfsnieuws, de cijfers van de dag en welke vergaderruimte vrij is. Zodra iemand het aanraakt, maakt dat plaats voor het aanmelden.',
  ],
  needs: {
    place:
      'Voor de zuil een vlakke vloer in het zicht van de deur, voor de wandkiosk een wand die het gewicht draagt. Houd de ruimte ervoor vrij, ook voor een rolstoel.',
    power:
      'Een stopcontact achter de kiosk, niet op de groep die om zes uur met de verlichting uitgaat.',
    network:
      'Een netwerkpunt met toegang tot de agenda. Uw systeembeheerder bepaalt op welk netwerk de kiosk komt.',
    content:
      'De agenda van uw vergaderruimtes, uw huisregels, en een termijn waarna bezoekersgegevens worden gewist.',
  },
  reasons: {
    brandvision:
      'Een aanmeldzuil is vanaf de deur te zien, ook zonder iemand achter de balie. De gast staat er vlak voor, dus is de kleine maat groot genoeg.',
    'wall-kiosk':
      'Naast de deur van een vergaderruimte of in een smalle hal blijft de vloer vrij: het huis ligt vlak tegen de wand. Wit is een standaardkleur.',
  },
  posts: ['waarom-een-televisie-geen-kiosk-is', 'checklist-voor-de-dag-van-plaatsing'],
};
