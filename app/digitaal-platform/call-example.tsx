import { RadioChoice } from '@/components/ui/radio-choice';
import { site } from '@/lib/site';
import { ExampleFrame } from './example-frame';
import styles from './outcome.module.css';

type Line = { time: string; speaker: string; text: string };

const ASSISTANT = 'AI-assistent';

const opening: readonly Line[] = [
  {
    time: '18.42',
    speaker: ASSISTANT,
    text: `Goedenavond, u spreekt met de AI-assistent van ${site.name}, niet met een medewerker. Dit gesprek wordt uitgeschreven. Waarmee help ik u?`,
  },
  {
    time: '18.42',
    speaker: 'Beller',
    text: 'Het scherm bij onze entree is sinds vanmiddag zwart.',
  },
  {
    time: '18.43',
    speaker: ASSISTANT,
    text: 'Welk serienummer heeft de zuil? Dat staat op de sticker achter de servicedeur.',
  },
];

const turns = [
  {
    said: 'Dat zoek ik op. Ik wil liever een medewerker spreken.',
    reply: 'Dat kan. Een medewerker belt u morgen om 8.30\u00a0uur terug, met deze tekst erbij.',
    missing: 'Serienummer',
    agreed: 'Terugbellen, morgen 8.30\u00a0uur',
  },
  {
    said: 'Op de sticker staat 0158.',
    reply: 'Dank u. Uw melding ligt morgen om 8.30\u00a0uur bij een medewerker, met dit nummer.',
    missing: 'Niets',
    agreed: 'Melding 0158, morgen 8.30\u00a0uur',
  },
] as const;

/** Interactive by CSS only (outcome.module.css), so it works without JavaScript. */
export function CallExample() {
  return (
    <ExampleFrame caption="Demonstratie: een verzonnen gesprek met vaste antwoorden, en de samenvatting die u ontvangt.">
      <div className={styles.choice}>
        <ol>
          {opening.map((line) => (
            <li key={line.text} className="border-line border-t py-3">
              <CallLine {...line} />
            </li>
          ))}
        </ol>
        <fieldset className="border-line border-t py-3 accent-ink">
          <legend className="sr-only">U bent de beller en antwoordt</legend>
          <p aria-hidden="true" className="text-sm text-steel">
            18.43 <span className="font-semibold text-ink">Beller: kies uw antwoord</span>
          </p>
          {turns.map(({ said }, index) => (
            <RadioChoice
              key={said}
              name="belantwoord"
              value={turns.length - 1 - index}
              defaultChecked={index === 0}
            >
              {said}
            </RadioChoice>
          ))}
        </fieldset>
        {turns.map(({ said, reply, missing, agreed }) => (
          <div key={said} className={styles.outcome}>
            <div className="border-line border-t py-3">
              <CallLine time="18.44" speaker={ASSISTANT} text={reply} />
            </div>
            <Summary missing={missing} agreed={agreed} />
          </div>
        ))}
      </div>
    </ExampleFrame>
  );
}

function CallLine({ time, speaker, text }: Line) {
  return (
    <div className="grid gap-x-6 sm:grid-cols-4 sm:items-baseline">
      <p className="text-sm text-steel tabular-nums">
        {time} <span className="font-semibold text-ink">{speaker}</span>
      </p>
      <p className="sm:col-span-3">{text}</p>
    </div>
  );
}

function Summary({ missing, agreed }: { missing: string; agreed: string }) {
  const facts = [
    { label: 'Reden', value: 'Storing, zwart scherm bij de entree' },
    { label: 'Ontbreekt', value: missing },
    { label: 'Afspraak', value: agreed },
  ];
  return (
    <dl className="mt-4 grid gap-4 bg-surface p-5 sm:grid-cols-3">
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt className="text-sm text-steel">{label}</dt>
          <dd className="font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
