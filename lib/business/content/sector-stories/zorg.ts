import type { SectorStory } from './story';

export const zorg: SectorStory = {
  title: 'Wachtkamerscherm en kiosk voor de zorg',
  description:
    'Zelf aanmelden, een rustige oproep in de wachtkamer en een route in stappen. Kiosken voor ziekenhuis, praktijk en zorghuis, met modellen en richtprijs.',
  sharedPicture: 'zorg',
  subject: 'Wachtkamerscherm en kiosk voor de zorg',
  paragraphs: [
    'Wie een zorggebouw binnenkomt, is vaak gespannen en soms slecht ter been. De eerste vraag is: weten ze dat ik er ben? Staat er een rij voor de balie, dan blijft die vraag hangen en duurt elke minuut langer.',
    'De kiosk bevestigt de aanmelding in één zin en toont daarna de kamer. Namen verschijnen nergens, ook niet in de wachtkamer: daar staat alleen een nummer. Het privacyfilter maakt het beeld donker voor wie ernaast staat, en een streep op de vloer houdt de rij op afstand. Wie er niet uitkomt, gaat naar de balie. Daar is dan meer tijd.',
    'In de wachtkamer staat de oproep groot en op een vaste plek. Als het spreekuur uitloopt, zegt het scherm dat in gewone woorden. Pas daarna komt de voorlichting, zonder geluid en met ondertiteling. De route naar de kamer verschijnt in stappen, telkens alleen de eerstvolgende.',
  ],
  needs: {
    place:
      'Een wand bij de ingang, met ruimte om er met een rolstoel of rollator recht voor te komen. Kies een plek zonder raam in de rug van de patiënt: dat spiegelt.',
    power:
      'Een stopcontact achter het huis, zodat er geen snoer langs de wand loopt die moet worden schoongemaakt.',
    network:
      'Een vast netwerkpunt dat alleen bij de gegevens kan die voor het aanmelden nodig zijn. Uw ICT-afdeling en uw functionaris gegevensbescherming beslissen mee.',
    content:
      'Een koppeling met uw afspraken, teksten in de talen van uw bezoekers, en per afdeling iemand die de wachttijd bijhoudt.',
  },
  reasons: {
    'wall-kiosk':
      'Geen voet waar een rollator aan blijft haken. De knoppen staan laag op het staande scherm, en het privacyfilter maakt het beeld van opzij donker.',
    brandvision:
      'Een groot scherm zonder touch voor de oproep en de looproute. Het staat op een voetplaat, zonder werk aan muur of plafond.',
  },
  posts: [
    'wachten-voelt-korter-met-goede-informatie',
    'wat-verandert-er-voor-toegankelijke-kiosken',
  ],
};
