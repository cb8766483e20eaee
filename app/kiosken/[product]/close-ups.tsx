import { Picture } from '@/components/ui/picture';
import type { ProductId } from '@/lib/business/products/ids';
import { details } from '../details';
import styles from './close-ups.module.css';

/** Pictures from nearby, of the models that have them. */
export function CloseUps({ product }: { product: ProductId }) {
  const shown = details.filter((detail) => detail.product === product);
  if (shown.length === 0) return null;
  return (
    <section aria-labelledby="van-dichtbij" className="bg-mist print:hidden">
      <h2 id="van-dichtbij" className="sr-only">
        Van dichtbij
      </h2>
      <ul className={styles.closeUps}>
        {shown.map(({ name, alt, title, text }) => (
          <li key={name}>
            <Picture
              name={name}
              alt={alt}
              width={1200}
              height={900}
              widths={[400, 800, 1200]}
              sizes="(min-width: 48rem) 50vw, 100vw"
            />
            <div>
              <h3>{title}</h3>
              <p className="mt-1 text-steel">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
