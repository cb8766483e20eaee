import type { SectorStory } from './story';

export const onderwijs: SectorStory = {
  title: 'Roosterscherm en touchtafel voor het onderwijs',
  description:
    'Rooster, gebouw en lokaal op de zuil in de hal, een plattegrond op de touchtafel: schermen voor school, mbo en universiteit, met modellen en richtprijs.',
  sharedPicture: 'onderwijs',
  subject: 'Roosterscherm en touchtafel voor het onderwijs',
  paragraphs: [
    'De eerste lesdag is de drukste van het jaar. Niemand kent de gebouwen, het rooster schuift nog en de conciërge krijgt bij elke bel dezelfde vraag. Wie naar het verkeerde gebouw loopt, komt te laat en moet het daar opnieuw vragen.',
    'De zuil staat waar de stroom zich splitst: na de ingang en vóór de trap. Bovenin staan de gebouwen met een pijl, daaronder wat er vandaag anders is. Dat moet vanaf vijf meter te lezen zijn, dus er staat weinig op. Het hele rooster hoort op de telefoon.',
    'Aan de tafel gaat het andersom: daar blijven leerlingen staan. Een groepje schuift met de plattegrond, tikt op een lokaal en ziet de route getekend. Buiten de piek is dezelfde tafel een werkplek voor een projectgroep of een spel op de open dag. Bij een ontruiming neemt de noodmelding elk scherm over.',
  ],
  needs: {
    place:
      'Een vlakke, harde vloer buiten de vluchtroute. Rond de tafel blijft aan elke kant plaats om te staan, ook voor een rolstoel.',
    power:
      'Een stopcontact bij de voet van de zuil. Voor een tafel midden in de ruimte een stopcontact in de vloer, anders ligt er een snoer in de looproute.',
    network: 'Liefst een vast netwerkpunt: de wifi is op de eerste lesdag van de leerlingen.',
    content:
      'Een koppeling met uw roosterpakket, en een afspraak over wie een noodmelding verstuurt.',
  },
  reasons: {
    'touch-table':
      'Genoeg aanraakpunten voor een hele groep tegelijk, onder glas dat tegen stoten en een omgevallen beker kan. In oranje is de tafel ook een baken in een grote aula.',
    brandvision:
      'Het grote formaat is ook verderop in de hal te lezen. Een touchscreen is hier niet nodig: wijzen is genoeg, en zo ontstaat er geen rij.',
  },
  posts: ['welke-schermmaat-past-bij-uw-ruimte', 'de-juiste-kleur-op-staal'],
};
