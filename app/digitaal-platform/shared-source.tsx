import { Fold } from '@/components/ui/fold';
import { ScrollArea } from '@/components/ui/scroll-area';
import { Section } from '@/components/ui/section';
import { TextLink } from '@/components/ui/text-link';
import { routes } from '@/lib/routes';

const channels = ['Scherm', 'Kaartje', 'Chat', 'Telefoon', 'Social', 'Website'] as const;

const sources: readonly { name: string; shownOn: readonly (typeof channels)[number][] }[] = [
  { name: 'Openingstijden', shownOn: ['Scherm', 'Chat', 'Telefoon', 'Website'] },
  { name: 'Nieuws en acties', shownOn: ['Scherm', 'Chat', 'Social', 'Website'] },
  { name: 'Namen en functies', shownOn: ['Scherm', 'Kaartje', 'Telefoon', 'Website'] },
  { name: 'Documenten en handleidingen', shownOn: ['Chat', 'Telefoon', 'Website'] },
];

export function SharedSource() {
  return (
    <Section
      id="samenhang"
      title="U wijzigt het één keer"
      heading="loud"
      isCompact
      tone="surface"
      intro="Schermen en diensten lezen uit dezelfde beheeromgeving. Nieuwe openingstijden staan dus op de zuil, op de website en in het antwoord van de assistent."
    >
      <Fold isForPhones summary="Waar elk gegeven verschijnt">
        <ScrollArea label="Tabel: waar gegevens verschijnen">
          <table className="w-full min-w-2xl text-left">
            <caption className="sr-only">
              Welke gegevens op welk scherm en in welke dienst verschijnen
            </caption>
            <thead>
              <tr className="border-ink border-b-2">
                <th scope="col" className="py-3 pr-6 font-semibold">
                  U wijzigt
                </th>
                {channels.map((channel) => (
                  <th key={channel} scope="col" className="py-3 pr-4 font-semibold">
                    {channel}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {sources.map(({ name, shownOn }) => (
                <tr key={name} className="border-line border-b">
                  <th scope="row" className="py-4 pr-6 font-normal">
                    {name}
                  </th>
                  {channels.map((channel) => (
                    <td key={channel} className="py-4 pr-4">
                      {shownOn.includes(channel) ? 'ja' : <span className="text-steel">nee</span>}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollArea>
        <p className="mt-4 max-w-measure md:mt-6">
          Hoe de planning per scherm en dagdeel werkt, leest u bij{' '}
          <TextLink href={routes.digitalSignage}>narrowcastingsoftware</TextLink>.
        </p>
      </Fold>
    </Section>
  );
}
