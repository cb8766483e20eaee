import { TextLink } from '@/components/ui/text-link';
import { routes } from '@/lib/routes';
import { site } from '@/lib/site';
import { ExampleFrame } from './example-frame';

/** One question about ourselves, so that the source named is a page that a visitor can open. */
export function ChatExample() {
  return (
    <ExampleFrame caption="Voorbeeld van een vraag, met een antwoord uit onze eigen supportpagina.">
      <ol className="mx-auto grid max-w-xl gap-4">
        <li className="mr-10 bg-surface p-4 sm:p-5">
          <p className="text-sm text-steel">AI-assistent</p>
          <p className="mt-1">
            Goedemiddag. U chat met een AI-assistent, niet met een medewerker. Wat wilt u weten?
          </p>
        </li>
        <li className="ml-10 bg-ink p-4 text-paper sm:p-5">
          <p className="text-sm text-mist">Bezoeker</p>
          <p className="mt-1">Hoe lang heb ik garantie op mijn zuil?</p>
        </li>
        <li className="mr-10 bg-surface p-4 sm:p-5">
          <p className="text-sm text-steel">AI-assistent</p>
          <p className="mt-1">
            U heeft {site.warranty.hardware} garantie op de hardware. Daarnaast krijgt u{' '}
            {site.warranty.softwareSupport} softwareondersteuning. Beide gaan in op de leverdatum.
          </p>
          <p className="mt-3 border-line border-t pt-3 text-sm">
            Bron:{' '}
            <TextLink href={`${routes.support}#warranty`}>Support, onderdeel Garantie</TextLink>
          </p>
        </li>
      </ol>
    </ExampleFrame>
  );
}
