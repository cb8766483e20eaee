import type { ReactNode } from 'react';
import { Disclosure } from '@/components/ui/disclosure';
import { fair, film } from './fair';
import { FairDates } from './fair-dates';
import styles from './fair-video.module.css';

export function FairVideo() {
  return (
    <div className="page-width grid gap-x-12 gap-y-8 lg:grid-cols-[1fr_16rem]">
      <figure className={styles.frame}>
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
        <figcaption className="mt-3 text-sm text-steel">
          Impressie in visualisaties van onze eigen modellen. {film.seconds}&nbsp;seconden, zonder
          geluid.
        </figcaption>
      </figure>

      <dl className="border-ink border-t-2 sm:max-lg:grid sm:max-lg:grid-cols-3 sm:max-lg:gap-x-8">
        <Fact term="Wanneer">
          <FairDates />
        </Fact>
        <Fact term="Waar">{fair.venue}</Fact>
        <Fact term="Goed om te weten">
          De vakdagen zijn, net als Zuilwerk, een voorbeeld. U ziet dus geen opnamen van een echte
          beurs.
        </Fact>
      </dl>

      <div className="border-line border-t lg:col-span-2">
        <Disclosure summary="Wat u in de video ziet">
          <p>
            De film opent op onze stand, onder de lampen van een beurshal. Het beeld schuift langs
            een Touch screen table, een Clearvision, een wandscherm en een rode Brandvision. Daarna
            volgen de drie vragen.
          </p>
          <p>
            Bij vraag 1 verandert een Brandvision van RAL&nbsp;7016 in rood, blauw en wit. Bij vraag
            2 staat een Clearvision achter glas. Het scherm gaat van 350 naar 2.500&nbsp;cd/m², en
            de tulpen springen eruit.
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

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="border-line py-4 lg:border-b">
      <dt className="text-sm text-steel">{term}</dt>
      <dd className="mt-1">{children}</dd>
    </div>
  );
}
