import { Section } from '@/components/ui/section';
import { products } from '@/lib/products/products';
import { ColourPicker } from './colour-picker';
import { ProductChapter } from './product-chapter';

export function Chapters() {
  return (
    // 50vw includes the width of the scrollbar, which would cause horizontal scrolling.
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
