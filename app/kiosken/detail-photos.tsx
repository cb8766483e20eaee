import { Picture } from '@/components/ui/picture';
import { Section } from '@/components/ui/section';

const details = [
  {
    name: 'details/detail-edge',
    alt: 'De bovenhoek van een Brandvision: een afgeronde rand van gepoedercoat staal rond het verzonken glas (visualisatie)',
    title: 'Glas in staal',
    text: 'Het glas van 6\u00a0mm ligt verzonken in het frame. Er is geen opstaande rand waar vuil achter blijft.',
  },
  {
    name: 'details/detail-door',
    alt: 'De geopende servicedeur van een Brandvision, met binnenin de mediaspeler, de voeding, gebundelde kabels en een sticker met het serienummer (visualisatie)',
    title: 'Alles achter één deur',
    text: 'Mediaspeler, stroom en netwerk zitten achter een deur met slot, met het serienummer op een sticker.',
  },
  {
    name: 'details/detail-foot',
    alt: 'De voet van een rode Brandvision, met het woordmerk Zuilwerk op de deur en verzonken bouten in de voetplaat (visualisatie)',
    title: 'Een voet van staal',
    text: 'De voetplaat is net zo breed als de zuil. De bouten liggen verzonken, de plint ligt terug.',
  },
  {
    name: 'details/detail-cable',
    alt: 'De achterkant van een Brandvision, waar één zwarte kabel uit de plint naar een vloercontactdoos loopt (visualisatie)',
    title: 'Eén stekker',
    text: 'De kabels verlaten de zuil op één plek, laag bij de vloer. Het netwerk kan ook via wifi.',
  },
  {
    name: 'details/detail-glass',
    alt: 'De onderhoek van een Clearvision, met de lichtsensor onder het scherm en ventilatiesleuven langs de zijkant (visualisatie)',
    title: 'Een sensor voor daglicht',
    text: 'De Clearvision meet het licht en dimt ’s avonds. De warmte verdwijnt stil langs de zijkanten.',
  },
] as const;

export function DetailPhotos() {
  return (
    <Section
      id="van-dichtbij"
      title="Van dichtbij"
      intro="Een kiosk staat jaren op een plek waar iedereen erlangs loopt. Dan tellen de rand, het slot en de kabel."
      tone="mist"
    >
      <ul className="grid gap-x-6 gap-y-10 sm:grid-cols-2 lg:grid-cols-4">
        {details.map(({ name, alt, title, text }) => (
          <li key={name} className="group sm:first:col-span-2 lg:first:row-span-2">
            <figure>
              <Picture
                name={name}
                alt={alt}
                width={1200}
                height={900}
                widths={[400, 800, 1200]}
                sizes="(min-width: 82rem) 37rem, (min-width: 40rem) 50vw, 92vw"
                className="h-auto w-full lg:group-first:aspect-square lg:group-first:object-cover"
              />
              <figcaption className="mt-3">
                <h3 className="font-semibold">{title}</h3>
                <p className="mt-1 text-steel">{text}</p>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </Section>
  );
}
