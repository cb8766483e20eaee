import { site } from '@/lib/site';
import { ExampleFrame } from './example-frame';

const transcript = [
  {
    time: '18.42',
    speaker: 'AI-assistent',
    text: `Goedenavond, u spreekt met de AI-assistent van ${site.name}, niet met een medewerker. Dit gesprek wordt uitgeschreven. Waarmee help ik u?`,
  },
  {
    time: '18.42',
    speaker: 'Beller',
    text: 'Het scherm bij onze entree is sinds vanmiddag zwart.',
  },
  {
    time: '18.43',
    speaker: 'AI-assistent',
    text: 'Welk serienummer heeft de zuil? Dat staat op de sticker achter de servicedeur.',
  },
  {
    time: '18.43',
    speaker: 'Beller',
    text: 'Dat zoek ik op. Ik wil liever een medewerker spreken.',
  },
  {
    time: '18.44',
    speaker: 'AI-assistent',
    text: 'Dat kan. Een medewerker belt u morgen om 8.30\u00a0uur terug, met deze tekst erbij.',
  },
];

const summary = [
  { label: 'Reden', value: 'Storing, zwart scherm bij de entree' },
  { label: 'Ontbreekt', value: 'Serienummer' },
  { label: 'Afspraak', value: 'Terugbellen, morgen 8.30\u00a0uur' },
];

export function CallExample() {
  return (
    <ExampleFrame caption="Voorbeeld van een uitgeschreven gesprek, met de samenvatting die u ontvangt.">
      <ol>
        {transcript.map(({ time, speaker, text }) => (
          <li
            key={text}
            className="grid gap-x-6 border-line border-t py-3 sm:grid-cols-4 sm:items-baseline"
          >
            <p className="text-sm text-steel tabular-nums">
              {time} <span className="font-semibold text-ink">{speaker}</span>
            </p>
            <p className="sm:col-span-3">{text}</p>
          </li>
        ))}
      </ol>
      <dl className="mt-4 grid gap-4 bg-surface p-5 sm:grid-cols-3">
        {summary.map(({ label, value }) => (
          <div key={label}>
            <dt className="text-sm text-steel">{label}</dt>
            <dd className="font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
    </ExampleFrame>
  );
}
