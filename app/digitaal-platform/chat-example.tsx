import type { ReactNode } from 'react';
import { RadioChoice } from '@/components/ui/radio-choice';
import { sectionTones } from '@/components/ui/section-tone';
import { TextLink } from '@/components/ui/text-link';
import { formatPrice } from '@/lib/products/format';
import { products } from '@/lib/products/products';
import { routes } from '@/lib/routes';
import { site } from '@/lib/site';
import { ExampleFrame } from './example-frame';
import styles from './outcome.module.css';

type Exchange = { question: string; answer: ReactNode; source: { href: string; name: string } };

const support = `${routes.support}#warranty`;
const brandvision = products.find(({ id }) => id === 'brandvision');

/** About this company, so that every source is a page of this site. */
const exchanges: readonly Exchange[] = [
  {
    question: 'Hoe lang heb ik garantie op mijn zuil?',
    answer: `U heeft ${site.warranty.hardware} garantie op de hardware. Daarnaast krijgt u ${site.warranty.softwareSupport} softwareondersteuning. Beide gaan in op de leverdatum.`,
    source: { href: support, name: 'Support, onderdeel Garantie' },
  },
  {
    question: 'Wat kost een Brandvision?',
    answer: `De richtprijs begint bij ${formatPrice(brandvision?.sizes[43].priceFrom ?? 0)} voor het model van 43\u00a0inch, excl.\u00a0btw, transport en plaatsing.`,
    source: { href: `${routes.kiosken}#brandvision`, name: 'Kiosken, Brandvision' },
  },
  {
    question: 'Komt er vandaag nog een monteur?',
    answer: (
      <>
        Dat weet ik niet: het staat op geen pagina die ik mag gebruiken. Bel een medewerker op{' '}
        <span className="whitespace-nowrap">{site.phone.office.label}</span>,{' '}
        {site.openingHours.days}, {site.openingHours.hours}.
      </>
    ),
    source: { href: routes.support, name: 'Support, telefoon' },
  },
];

/** Interactive by CSS only (outcome.module.css), so it works without JavaScript. */
export function ChatExample() {
  return (
    <ExampleFrame caption="Demonstratie met vaste antwoorden, zonder AI. Kies een vraag: het antwoord komt van een pagina van ons; uw chat leest uw documenten.">
      <div className={`mx-auto grid max-w-xl gap-4 ${styles.choice}`}>
        <ChatMessage by="AI-assistent">
          Goedemiddag. U chat met een AI-assistent, niet met een medewerker. Wat wilt u weten?
        </ChatMessage>
        <fieldset
          className={`ml-10 grid gap-1 p-4 accent-paper sm:p-5 print:accent-ink ${sectionTones.ink}`}
        >
          <legend className="sr-only">Uw vraag</legend>
          <p aria-hidden="true" className="text-sm">
            Bezoeker
          </p>
          {exchanges.map(({ question }, index) => (
            <RadioChoice
              key={question}
              name="chatvraag"
              value={exchanges.length - 1 - index}
              defaultChecked={index === 0}
            >
              {question}
            </RadioChoice>
          ))}
        </fieldset>
        {exchanges.map(({ question, answer, source }) => (
          <div key={question} className={styles.outcome}>
            <ChatMessage by="AI-assistent">
              {answer}
              <span className="mt-3 block border-line border-t pt-3 text-sm">
                Bron: <TextLink href={source.href}>{source.name}</TextLink>
              </span>
            </ChatMessage>
          </div>
        ))}
      </div>
    </ExampleFrame>
  );
}

function ChatMessage({ by, children }: { by: string; children: ReactNode }) {
  return (
    <div className="mr-10 bg-surface p-4 sm:p-5">
      <p className="text-sm text-steel">{by}</p>
      <p className="mt-1">{children}</p>
    </div>
  );
}
