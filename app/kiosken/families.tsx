import { Section } from '@/components/ui/section';
import { TextLink } from '@/components/ui/text-link';
import { formatQuantity } from '@/lib/products/format';
import { products } from '@/lib/products/products';
import { specs } from '@/lib/products/specs';
import { productHref } from '@/lib/routes';

const windowBrightness = formatQuantity(specs.clearvision.brightness.front, 'cd/m²');

/** A product can belong to several families: "raam, dubbelzijdig" is in both. */
const families = [
  { family: 'vloer', text: 'Een zuil op een voetplaat, voor entree en winkelvloer.' },
  { family: 'dubbelzijdig', text: 'Twee schermen rug aan rug op één voet, voor twee richtingen.' },
  { family: 'raam', text: `Fel genoeg voor de etalage: ${windowBrightness} naar buiten.` },
  { family: 'tafel', text: 'Een liggend touchscreen waar u met meer mensen omheen zit.' },
  { family: 'wand', text: 'Vlak tegen de muur, met de vloer vrij.' },
  { family: 'plafond', text: 'Boven de looproute, leesbaar uit beide richtingen.' },
] as const;

export function Families() {
  return (
    <Section id="families" title="Zes families, naar de plek" tone="mist">
      <ul>
        {families.map(({ family, text }) => (
          <li
            key={family}
            className="grid gap-x-8 gap-y-1 border-line border-t py-4 md:grid-cols-[1fr_2fr_1.5fr] md:items-baseline"
          >
            <h3 className="text-subtitle first-letter:uppercase">{family}</h3>
            <p>{text}</p>
            <ul className="flex flex-wrap gap-x-6 gap-y-1">
              {products
                .filter((product) => product.family.split(', ').includes(family))
                .map(({ id, name }) => (
                  <li key={id}>
                    <TextLink href={productHref(id)}>{name}</TextLink>
                  </li>
                ))}
            </ul>
          </li>
        ))}
      </ul>
    </Section>
  );
}
