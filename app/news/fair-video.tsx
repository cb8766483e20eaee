import { Disclosure } from '@/components/ui/disclosure';
import { formatQuantity } from '@/lib/business/products/format';
import { specs } from '@/lib/business/products/specs';
import { film } from './fair';
import styles from './fair-video.module.css';

export function FairVideo() {
  return (
    <div className="page-width">
      <figure className={styles.figure}>
        <div className={styles.frame}>
          <video
            controls
            preload="none"
            poster="/media/news/vakdagen-2025-poster.avif"
            width={1280}
            height={720}
            playsInline
            aria-label={film.name}
            className={`bg-ink ${styles.film}`}
          >
            <source src={film.path} type="video/mp4" />
            <track
              kind="captions"
              src="/captions/vakdagen-2025.vtt"
              srcLang="nl"
              label="Nederlands"
            />
          </video>
        </div>
        <figcaption className="mt-3 text-sm text-steel">
          Impressie in visualisaties van onze eigen modellen. {film.seconds}&nbsp;seconden, zonder
          geluid.
        </figcaption>
      </figure>

      <div className="mt-8 border-line border-t">
        <Disclosure summary="Wat u in de video ziet">
          <p>
            De film opent op onze stand, onder de lampen van een beurshal. Het beeld schuift langs
            een Touch screen table, een Clearvision, een wandscherm en een rode Brandvision.
            Bezoekers bedienen de tafel en de Brandvision, bekijken kleuren en praten met ons.
            Daarna volgen de drie vragen.
          </p>
          <p>
            {`Bij vraag 1 verandert een Brandvision van RAL\u00a07016 in rood, blauw en wit. Bij vraag 2 staat een Clearvision achter glas. Het scherm gaat van 350 naar ${formatQuantity(specs.clearvision.brightness.front, 'cd/m²')}, en de tulpen springen eruit.`}
          </p>
          <p>
            Vraag 3 toont twee menuborden boven de bar van een brasserie. Om 11.00&nbsp;uur maakt op
            één bord het ontbijt plaats voor de lunch. De film eindigt op de stand, met een
            verwijzing naar ons blog.
          </p>
        </Disclosure>
      </div>
    </div>
  );
}
