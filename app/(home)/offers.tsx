import Link from 'next/link';
import type { ReactNode } from 'react';
import { Picture } from '@/components/ui/picture';
import { Section } from '@/components/ui/section';
import { formatPrice } from '@/lib/business/products/format';
import { lowestPrice } from '@/lib/business/products/lowest-figures';
import { priceExclusions } from '@/lib/business/products/price-note';
import { routes } from '@/lib/routes';
import { ChatDrawing } from './chat-drawing';
import { DayDrawing } from './day-drawing';
import styles from './offers.module.css';

export function Offers() {
  return (
    <Section id="aanbod" title="De kiosk, de software en wat erop staat">
      <ul className={styles.columns}>
        <Offer
          href={routes.kiosken}
          title="Kiosken"
          link="Bekijk de zeven kiosken"
          visual={
            <Picture
              name="products/brandvision-7016"
              alt="Visualisatie: de kiosk Brandvision met het ontvangstscherm van een kantoorgebouw"
              width={1600}
              height={1600}
              sizes="(min-width: 93rem) 45vw, (min-width: 82rem) 660px, (min-width: 48rem) 50vw, 115vw"
              className="absolute inset-0 size-full object-cover"
            />
          }
        >
          Zeven modellen van gepoedercoat staal en glas, 43 of 55&nbsp;inch, in uw eigen RAL-kleur.
          Richtprijs vanaf {formatPrice(lowestPrice)}, {priceExclusions}.
        </Offer>
        <Offer
          href={routes.digitalSignage}
          title="Narrowcasting Software"
          link="Bekijk de narrowcastingsoftware"
          visual={<DayDrawing />}
        >
          U plant per scherm, per groep en per dagdeel wat er te zien is. Zonder internet speelt de
          afspeellijst door.
        </Offer>
        <Offer
          href={routes.digitaalPlatform}
          title="Digitaal Platform"
          link="Bekijk het digitaal platform"
          visual={<ChatDrawing />}
        >
          Vijf diensten, van digitaal visitekaartje tot slimme website. De AI-chat en de AI-telefoon
          zeggen zelf dat ze AI zijn.
        </Offer>
      </ul>
    </Section>
  );
}

type OfferProps = {
  href: string;
  title: string;
  link: string;
  visual: ReactNode;
  children: ReactNode;
};

/** Delaying the drawings by `content-visibility` reduced LCP from 1,790 to 1,740 ms. */
function Offer({ href, title, link, visual, children }: OfferProps) {
  return (
    <li className="relative flex flex-col print:break-inside-avoid">
      <div className="relative aspect-4/5 overflow-hidden bg-mist [content-visibility:auto] md:aspect-3/5 print:aspect-3/5 xl:aspect-auto xl:h-160">
        {visual}
      </div>
      <h3 className="mt-6 text-subtitle">{title}</h3>
      <p className="mt-2 mb-4 text-steel">{children}</p>
      <Link
        href={href}
        prefetch={false}
        className="large-link card-link mt-auto border-ink border-t pt-3 font-semibold"
      >
        {link}
      </Link>
    </li>
  );
}
