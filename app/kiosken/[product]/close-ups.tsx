import { Picture } from '@/components/ui/picture';
import type { ProductId } from '@/lib/products/ids';
import { details } from '../details';

/** Pictures from nearby, of the models that have them. */
export function CloseUps({ product }: { product: ProductId }) {
  const shown = details.filter((detail) => detail.product === product);
  if (shown.length === 0) return null;
  return (
    <section aria-labelledby="van-dichtbij" className="bg-mist py-14 md:py-20 print:hidden">
      <div className="page-width">
        <h2 id="van-dichtbij" className="text-title">
          Van dichtbij
        </h2>
        <ul className="-mx-bleed mt-8 grid gap-y-10 md:mx-0 md:grid-cols-2 md:gap-x-8 md:odd:[&>li:last-child]:col-span-2">
          {shown.map(({ name, alt, title, text }) => (
            <li key={name}>
              <Picture
                name={name}
                alt={alt}
                width={1200}
                height={900}
                widths={[400, 800, 1200]}
                sizes="(min-width: 48rem) 46vw, 100vw"
                className="h-auto w-full"
              />
              <div className="mt-3 max-md:px-gutter">
                <h3 className="font-semibold">{title}</h3>
                <p className="mt-1 text-steel">{text}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
