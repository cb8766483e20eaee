import { site } from '@/lib/business/site';
import { timeline } from './timeline';

const { opens } = site.openingHours;
const ASSISTANT = 'AI-assistent';
const CALLER = 'Beller';

const call = [
  {
    speaker: ASSISTANT,
    text: `Goedenavond, u spreekt met de AI-assistent van ${site.name}, niet met een medewerker. Van dit gesprek wordt een tekstverslag gemaakt. Waarmee help ik u?`,
  },
  { speaker: CALLER, text: 'Het scherm bij onze entree is sinds vanmiddag zwart.' },
  {
    speaker: ASSISTANT,
    text: 'Welk serienummer heeft de zuil? Dat staat op de sticker achter de servicedeur.',
  },
  { speaker: CALLER, text: 'Dat zoek ik op. Ik wil liever een medewerker spreken.' },
  {
    speaker: ASSISTANT,
    text: `Dat kan. Een medewerker belt u morgen om ${opens}\u00a0uur terug, met deze tekst erbij.`,
  },
] as const;

export const lines = timeline(call);

/** Duration of the whole call in seconds. */
export const callDuration = lines.at(-1)?.until ?? 0;

export const isAssistant = (speaker: string) => speaker === ASSISTANT;

export const summary = [
  { label: 'Reden', value: 'Storing, zwart scherm bij de entree' },
  { label: 'Ontbreekt', value: 'Serienummer' },
  { label: 'Afspraak', value: `Terugbellen, morgen ${opens}\u00a0uur` },
];
