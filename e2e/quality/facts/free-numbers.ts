/**
 * The words around each number that is no fact, by the page they stand on: worked examples, stories
 * and terms. They count wherever they occur, because other pages repeat the excerpts of posts. Check
 * the number before you add it here; a number of the company or a product belongs in lib and `*-facts.ts`.
 */
export const freeNumbers: Readonly<Record<string, readonly string[]>> = {
  '/action': [
    'In twee dagen leert u',
    'hoogstens € 0,45 aan communicatiekosten',
    'Reageert de winnaar niet binnen 14 dagen',
    'De prijs is meer waard dan € 449.',
  ],
  '/digital-signage': [
    'Verse broodjes: 18 uur',
    'Lunch: 18 uur',
    'Koffie en taart: 14 uur',
    'Laatste broden: 12 uur',
    'Uw actie: 2 uur',
  ],
  '/kiosken/brandvision': [
    'Lezen bezoekers van hooguit drie meter',
    'Staan zij op vijf meter of verder, dan leest 55 inch prettiger',
  ],
  '/marktsegmenten': [
    'Nog drie minuten om het juiste perron te vinden',
    'hoe een reiziger in drie minuten zijn perron vindt',
    'Over tien minuten begint de eerste les',
    'Dat moet vanaf vijf meter te lezen zijn',
    'bloedafname, 8 minuten',
  ],
  '/news': ['Het scherm gaat van 350 naar 2.500 cd/m²'],
  '/privacy-policy': [
    'Telling van berichten per afzender, Bewaartermijn: 1 uur',
    'Bewaartermijn: 12 maanden, als er geen dealerovereenkomst volgt',
    '7 jaar, omdat de belastingwet dat eist',
    'Serverlogs, Bewaartermijn: 30 dagen',
    'binnen één maand antwoord en betaalt niets',
    'die termijn met twee maanden verlengen',
    'personen onder de 16 jaar',
  ],
  '/terms-of-service': [
    'ten minste één maand vooraf',
    'een minimum van € 40 per factuur',
    'ten minste 5 werkdagen vooraf',
    'binnen 14 dagen na levering of plaatsing',
    'nog 30 dagen ophalen',
    'het bedrag over de laatste 12 maanden',
    'vervalt 12 maanden na de dag',
    'overmacht langer dan 60 dagen',
    'loopt eerst 12 maanden',
    'een termijn van één maand',
    'het einde van de eerste 12 maanden',
    'één maand nadat wij u die hebben gestuurd',
  ],
  '/toegankelijkheid': ['tekst op 200 procent'],
  '/blog/checklist-voor-de-dag-van-plaatsing': [
    'lijst twee weken vooraf na',
    'een vrije doorgang van 800 mm',
    'een doorgang smaller dan 800 mm',
    'Aan elke kant blijft 5 mm over',
  ],
  '/blog/een-telefoonassistent-die-eerlijk-zegt-wat-hij-is': ['de eerste vijf seconden'],
  '/blog/minder-stroom-zonder-donkere-schermen': [
    'bij 365 dagen',
    'Een Clearvision die twaalf uur aanstaat',
    'drie meter van de ruit af',
    'Schermen vanaf 1.000 cd/m² zijn uitgezonderd',
  ],
  '/blog/toegankelijke-kiosken-wat-verandert-er': ['ten hoogste € 2 miljoen omzet'],
  '/blog/waarom-een-televisie-geen-kiosk-is': ['elke avond vier uur kijkt'],
  '/blog/wachten-voelt-korter-met-goede-informatie': [
    'circa 10 minuten',
    'kamer 4 loopt 20 minuten uit',
  ],
  '/blog/wanneer-u-beter-geen-kiosk-neemt': ['Beurs van drie dagen', 'Na vier weken weet u'],
  '/blog/welke-schermmaat-past-bij-uw-ruimte': [
    'Lezen bezoekers uw scherm van hooguit drie meter',
    'Staan zij op vijf meter of verder, of',
    'ook op negen meter',
    'in een gang telt 15 cm',
    'de gast staat op één meter',
    'groepen lezen vanaf vijf meter',
  ],
};
