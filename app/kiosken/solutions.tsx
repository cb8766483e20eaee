import { Section } from '@/components/ui/section';
import { TextLink } from '@/components/ui/text-link';
import { products } from '@/lib/business/products/products';
import { productHref } from '@/lib/routes';

const solutions = [
  'Informatiezuil bij de entree',
  'Bestelzuil of aanmeldzuil',
  'Bewegwijzering',
  'Productpresentatie',
  'Reclamezuil die na sluiting doorgaat',
  'Vergaderen en uitleggen op tafel',
] as const;

const advantages = [
  'Scherm vervangbaar zonder nieuwe kast',
  'Uw eigen RAL-kleur',
  'Keuze uit drie schermmerken',
  'Eén sleutel, één stekker, één netwerkkabel',
  'Maattekening vooraf',
  'Installatie en onderhoud door eigen monteurs',
] as const;

/** A product can belong to several families: "raam, dubbelzijdig" is in both. */
const families = ['vloer', 'dubbelzijdig', 'raam', 'tafel', 'wand', 'plafond'] as const;

export function Solutions() {
  return (
    <Section id="oplossingen" isCompact title="Het werk dat een kiosk overneemt" tone="surface">
      <div className="grid gap-x-16 gap-y-4 md:grid-cols-2 print:grid-cols-3 print:gap-x-6 xl:grid-cols-[1fr_1fr_1.4fr]">
        <PlainList title="Oplossingen" items={solutions} />
        <PlainList title="Voordelen" items={advantages} />
        <Families />
      </div>
    </Section>
  );
}

function PlainList({ title, items }: { title: string; items: readonly string[] }) {
  return (
    <div>
      <h3 className="text-heading">{title}</h3>
      <ul className="mt-2 max-md:list-disc max-md:pl-5">
        {items.map((item) => (
          <li key={item} className="border-line py-0.5 md:border-t md:py-1.5">
            {item}
          </li>
        ))}
      </ul>
    </div>
  );
}

function Families() {
  return (
    <section
      id="families"
      aria-labelledby="families-titel"
      className="md:max-xl:not-print:col-span-2"
    >
      <h3 id="families-titel" className="text-heading">
        Zes families, per plek
      </h3>
      <dl className="mt-3">
        {families.map((family) => (
          <div
            key={family}
            className="grid grid-cols-[7em_1fr] max-md:text-[0.9375rem] border-line border-t py-1 md:py-1.5"
          >
            <dt className="first-letter:uppercase">{family}</dt>
            <dd className="flex flex-wrap gap-x-4 leading-7">
              {products
                .filter((product) => product.family.split(', ').includes(family))
                .map(({ id, name }) => (
                  <TextLink key={id} href={productHref(id)}>
                    {name}
                  </TextLink>
                ))}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
