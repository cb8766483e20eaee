import type { ReactNode } from 'react';
import { Picture } from '@/components/ui/picture';
import styles from './opening.module.css';

type OpeningProps = { title: string; intro: string; children: ReactNode };

/** The heading beside what costs more in Belgium: the way there. */
export function Opening({ title, intro, children }: OpeningProps) {
  return (
    <div className={styles.opening}>
      <div className={`page-width ${styles.text}`}>
        <h1 className="text-display">{title}</h1>
        <p className="mt-4 max-w-measure text-lead text-steel md:mt-6">{intro}</p>
        <div className="mt-6 flex flex-wrap gap-4 md:mt-8">{children}</div>
      </div>
      <div className={styles.picture}>
        <Picture
          name="making/lorry"
          alt="Een doos met een kiosk op de laadklep van een vrachtwagen; een chauffeur komt met een steekwagen (visualisatie)"
          width={1440}
          height={960}
          widths={[400, 800, 1200, 1440]}
          sizes="(min-width: 64rem) 60vw, 100vw"
          priority
        />
      </div>
    </div>
  );
}
