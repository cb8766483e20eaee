import { Picture } from '@/components/ui/picture';
import { Section } from '@/components/ui/section';
import { details } from './details';

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
