import { Section } from '@/components/ui/section';
import { products } from '@/lib/products/products';
import { ColourPicker } from './colour-picker';
import { ProductChapter } from './product-chapter';

export function Chapters() {
  return (
    // A scrollbar takes room that 50vw counts in: without this the page would scroll sideways by it.
    <div className="overflow-x-clip">
      <Section
        id="modellen"
        title="Zeven modellen, twee maten"
        intro="Staand heet ook portrait, liggend landscape. Touchscreens werken met PCAP: de aanraking die u van uw telefoon kent. De visualisaties staan in RAL&nbsp;7016; kies hieronder een andere kleur. Kleuren op een scherm wijken af van poedercoating."
        tone="surface"
      >
        <div>
          <ColourPicker />
          <div>
            {products.map((product) => (
              <ProductChapter key={product.id} product={product} />
            ))}
          </div>
        </div>
      </Section>
    </div>
  );
}
