export type FaultId = 'zwart-scherm' | 'oude-inhoud' | 'touchscreen' | 'slecht-beeld';

/** `tried` is the wording in a fault report. */
type FaultStep = { text: string; tried: string };

export type Fault = {
  id: FaultId;
  symptom: string;
  /** Link text, unique for screen readers. */
  report: string;
  /** The most effective step first. */
  steps: readonly FaultStep[];
};

const restart: FaultStep = {
  text: 'Zet de sleutelschakelaar uit, wacht tien tellen en zet hem weer aan.',
  tried: 'Herstart met de sleutelschakelaar',
};

export const faults: readonly Fault[] = [
  {
    id: 'zwart-scherm',
    symptom: 'Het scherm blijft zwart',
    report: 'Meld dat het scherm zwart blijft',
    steps: [
      {
        text: 'Zit de stekker in het stopcontact en werkt een ander apparaat daar wel?',
        tried: 'Stekker en stopcontact gecontroleerd',
      },
      restart,
      {
        text: 'Staat er voor dit uur iets in de planning? Na sluitingstijd kan een scherm met opzet uit zijn.',
        tried: 'Planning voor dit uur bekeken',
      },
    ],
  },
  {
    id: 'oude-inhoud',
    symptom: 'De inhoud is oud of ontbreekt',
    report: 'Meld dat de inhoud niet klopt',
    steps: [
      {
        text: 'Zit de netwerkkabel vast, of werkt de wifi op die plek met uw telefoon?',
        tried: 'Netwerk op die plek gecontroleerd',
      },
      {
        text: 'Staat de nieuwe boodschap bij dit scherm in de planning, en is de begintijd al geweest?',
        tried: 'Planning van dit scherm bekeken',
      },
      restart,
    ],
  },
  {
    id: 'touchscreen',
    symptom: 'Het touchscreen reageert niet goed',
    report: 'Meld dat het touchscreen niet goed reageert',
    steps: [
      {
        text: 'Maak het glas schoon met een droge doek: vet en vocht verstoren de bediening.',
        tried: 'Glas schoongemaakt',
      },
      restart,
      {
        text: 'Tik op elke hoek en in het midden. Schrijf in uw bericht welk deel niet reageert.',
        tried: 'Hoeken en midden aangetikt',
      },
    ],
  },
  {
    id: 'slecht-beeld',
    symptom: 'Het beeld is donker, flikkert of heeft strepen',
    report: 'Meld dat het beeld niet goed is',
    steps: [
      {
        text: 'Is de lichtsensor vrij? Onder een sticker of poster dimt hij het scherm alsof het avond is.',
        tried: 'Lichtsensor vrijgemaakt',
      },
      restart,
      {
        text: 'Zitten de kabels achter de servicedeur stevig vast? Haal ze niet los.',
        tried: 'Kabels achter de servicedeur gecontroleerd',
      },
    ],
  },
];
