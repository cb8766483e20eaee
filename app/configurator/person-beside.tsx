import { ShownWhole } from '@/components/marketing/shown-whole';
import { Picture } from '@/components/ui/picture';
import styles from './stage.module.css';

/** Somebody of 1.75 m on the scale of the picture; the style sheet places the picture by model. */
export function PersonBeside() {
  return (
    <ShownWhole as="div" className={styles.beside}>
      <div className={styles.person}>
        <div className={styles.figure}>
          <Picture
            name="products/bystander"
            alt=""
            width={660}
            height={1600}
            widths={[330, 660]}
            fallback={330}
            sizes="(min-width: 64rem) 22rem, 10rem"
            className="size-full"
          />
          <p>
            <span className="sr-only">Persoon van</span> 1,75&nbsp;m
          </p>
        </div>
      </div>
    </ShownWhole>
  );
}
