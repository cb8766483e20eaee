import { windowGap } from '../../products/conditions';
import { formatQuantity } from '../../products/format';
import type { SectorStory } from './story';

export const retail: SectorStory = {
  title: 'Schermen en kiosken voor winkel en filiaal',
  description:
    'Een helder scherm in de etalage en een zuil die voorraad opzoekt als de kassa een rij heeft: kiosken voor winkels en filialen, met modellen en richtprijs.',
  sharedPicture: 'retail',
  subject: 'Schermen en kiosken voor de winkel',
  paragraphs: [
    'Op zaterdagmiddag kan één vraag een klant kosten. Wie iets niet vindt, kijkt naar de rij, schat hoelang die duurt en loopt de winkel weer uit. Een medewerker had het antwoord in tien tellen gegeven, maar staat af te rekenen.',
    'De zuil achter in de winkel neemt die vraag over. De klant zoekt op naam, ziet wat er ligt en bestelt wat er niet ligt. Prijzen en acties komen uit uw eigen systeem en kunnen per filiaal verschillen. Een klantenkaart aanmaken of een retour aanmelden gaat op dezelfde plek.',
    'In de etalage werkt een ander scherm, voor wie buiten staat. Het is helder genoeg voor de zon en dimt vanzelf als het donker wordt. Na sluitingstijd gaat het door, met drie dingen: wat het is, wat het kost en wanneer u weer open bent.',
  ],
  needs: {
    place: `In de etalage ${formatQuantity(windowGap, 'mm')} vrij tussen scherm en ruit, voor de koeling, en een stoep waarop iemand kan stilstaan. Binnen een vlakke vloer, uit de looplijn naar de kassa.`,
    power:
      'Een stopcontact bij het raam en bij de voet van de zuil, niet op de groep van de winkelverlichting.',
    network:
      'Een vast netwerkpunt per kiosk. Zonder internet speelt het etalagescherm door. De voorraad is pas na herstel weer actueel.',
    content:
      'Artikelen, prijzen en voorraad uit uw kassasysteem, en een vast moment in de week waarop iemand de etalage ververst.',
  },
  reasons: {
    clearvision:
      'Gemaakt voor achter de winkelruit, met of zonder zon. Het scherm staat op een hoge voet, zodat u er uw producten voor zet.',
    brandvision:
      'Een smalle zuil met touchscreen tussen de schappen. Wie iets opzoekt, staat op armlengte: de kleine maat volstaat.',
  },
  posts: ['hoe-helder-moet-een-etalagescherm-zijn', 'minder-stroom-zonder-donkere-schermen'],
};
