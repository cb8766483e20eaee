import type { ComponentProps } from 'react';
import { Picture } from '@/components/ui/picture';
import { ScrollArea } from '@/components/ui/scroll-area';
import { Section } from '@/components/ui/section';
import { site } from '@/lib/business/site';
import { otherDetails, wideDetail } from './details';
import styles from './how-it-is-made.module.css';
import { RalColours } from './ral-colours';

export function HowItIsMade() {
  return (
    <Section id="van-dichtbij" isCompact title="Van dichtbij" heading="loud" tone="mist">
      <ScrollArea
        label="Vijf beelden van dichtbij"
        className="scroll-px-24 scroll-sign lg:-mx-bleed"
      >
        <ul className={styles.details}>
          <Detail
            {...wideDetail}
            width={2880}
            height={1200}
            widths={[800, 1440, 2880]}
            fallback={1440}
            sizes="(min-width: 64rem) 100vw, 29rem"
          />
          {otherDetails.map((detail) => (
            <Detail
              key={detail.name}
              {...detail}
              width={1200}
              height={900}
              widths={[400, 800, 1200]}
              sizes="(min-width: 64rem) 21vw, 16rem"
            />
          ))}
        </ul>
      </ScrollArea>
      <div className="mt-6 grid gap-x-16 gap-y-6 md:mt-10 lg:grid-cols-[2fr_1fr]">
        <RalColours />
        <ScreenBrands />
      </div>
    </Section>
  );
}

type DetailProps = ComponentProps<typeof Picture> & { title: string; text: string };

function Detail({ title, text, ...picture }: DetailProps) {
  return (
    <li>
      <figure>
        <Picture {...picture} />
        <figcaption className="mt-3 text-sm">
          <h3 className="text-base">{title}</h3>
          <p className="mt-1 text-steel">{text}</p>
        </figcaption>
      </figure>
    </li>
  );
}

function ScreenBrands() {
  return (
    <section id="schermen" aria-labelledby="schermen-titel">
      <h3 id="schermen-titel" className="text-heading">
        Drie schermmerken passen in elke kiosk
      </h3>
      <ul className="mt-3 flex flex-wrap gap-x-3 xl:gap-x-6 text-heading font-semibold">
        {site.screenBrands.map((brand) => (
          <li key={brand}>{brand}</li>
        ))}
      </ul>
      <p className="mt-3">
        Aan een VESA-ophanging: een monteur vervangt het scherm later zonder nieuwe kast.
      </p>
      <p className="mt-3 text-sm text-steel">{site.trademarkNotice}</p>
    </section>
  );
}
