import { RoomPicture } from '@/components/marketing/room-picture';
import { Section } from '@/components/ui/section';
import { SpecList } from '@/components/ui/spec-list';
import { TextLink } from '@/components/ui/text-link';
import { norms } from '@/lib/business/content/norms';
import { sectorOf } from '@/lib/business/content/sectors';
import { postHref } from '@/lib/routes';

export function Norms() {
  return (
    <Section
      id="normen"
      title="Normen waaraan een kiosk moet voldoen"
      tone="surface"
      intro="Met de CE-markering verklaart een fabrikant dat een product aan de Europese regels voldoet. De EU-conformiteitsverklaring van uw model krijgt u bij de levering, of vooraf als u erom vraagt."
    >
      <div className="max-w-4xl">
        <SpecList specs={norms} />
        <p className="mt-6 max-w-measure">
          Tikken consumenten op de kiosk om iets te kopen of zich te melden, dan kan de
          toegankelijkheidswet gelden.{' '}
          <TextLink href={postHref('wat-verandert-er-voor-toegankelijke-kiosken')}>
            Lees wat die wet van een kiosk vraagt
          </TextLink>
          .
        </p>
      </div>
      <RoomPicture
        picture={sectorOf('zorg').picture}
        sizes="90vw"
        className="mt-10 aspect-3/2 w-full object-cover md:aspect-5/2 print:hidden"
      />
    </Section>
  );
}
