import type { SectorStory } from './story';

export const transport: SectorStory = {
  title: 'Schermen en kiosken voor station en halte',
  description:
    'Vertrektijden boven de looproute en een dubbelzijdige zuil in de hal: hoe een reiziger in drie minuten zijn perron vindt, met modellen en richtprijs.',
  sharedPicture: 'transport',
  subject: 'Schermen en kiosken voor station en halte',
  paragraphs: [
    'Overstappen is rekenen in minuten. De reiziger komt de trap af, zoekt zijn lijn en wil weten of hij moet rennen. Hangt het antwoord op ooghoogte, dan staat er altijd iemand voor. Daarom hangen vertrektijden boven de hoofden, leesbaar vanuit beide looprichtingen.',
    'De regel is steeds dezelfde: tijd, lijn, bestemming, perron. Een vertraging staat op die regel en niet in een lopende balk eronder. Een wijziging krijgt voorrang in de planning en verschijnt op alle schermen tegelijk. De advertentie ernaast wacht.',
    'De zuil in de hal is voor wie wel even tijd heeft: de route te voet, de plattegrond, het aanbod in de stad. Er staat één boodschap per beeld op, want ook wie slentert, blijft zelden langer dan een paar tellen staan.',
  ],
  needs: {
    place:
      'Een plafond of ligger die het gewicht draagt, met vrij zicht langs de looproute. Voor de zuil een vlakke, harde vloer naast de geleidelijn.',
    power:
      'Bij de ophanging en bij de voet een stopcontact dat dag en nacht spanning houdt, ook als de verlichting van de hal uitgaat.',
    network:
      'Per kiosk één netwerkkabel. Spreek af wat een scherm toont als de reisinformatie stopt: een neutrale boodschap is beter dan een oude tijd.',
    content:
      'Een bron met actuele reistijden van uw vervoerder, en iemand die een noodmelding mag plaatsen.',
  },
  reasons: {
    'ceiling-kiosk':
      'Twee schermen rug aan rug, buiten bereik van koffers en handen. De kiosk hangt dag en nacht boven de stroom reizigers, en de hogere helderheid houdt de tijden leesbaar onder een glazen kap.',
    'brandvision-double':
      'Midden in de hal komen reizigers van twee kanten. Deze zuil heeft aan elke kant een scherm, op één voet en met één stekker.',
  },
  posts: ['checklist-voor-de-dag-van-plaatsing', 'wat-verandert-er-voor-toegankelijke-kiosken'],
};
