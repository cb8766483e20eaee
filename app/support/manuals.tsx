import { Section } from '@/components/ui/section';
import { TextLink } from '@/components/ui/text-link';
import { products } from '@/lib/business/products/products';
import { contactHref } from '@/lib/contact/contact-href';
import { topics } from './topics';

/** Manuals depend on the serial number, so they are requested instead of downloaded. */
export function Manuals() {
  return (
    <Section
      {...topics.manuals}
      intro="De handleiding krijgt u bij de levering; de QR-code achter de servicedeur verwijst ernaar. Met het serienummer vraagt u hem opnieuw aan, per e-mail."
    >
      <h3 className="pb-4 text-subtitle">Handleiding aanvragen</h3>
      <ul className="grid gap-x-10 md:grid-cols-2">
        {products.map(({ id, name }) => (
          <li key={id} className="border-line border-t py-4">
            <TextLink href={contactHref(`handleiding-${id}`)}>
              Handleiding van de {name} aanvragen
            </TextLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}
