import { Picture } from '@/components/ui/picture';
import { ScrollArea } from '@/components/ui/scroll-area';
import { Section } from '@/components/ui/section';
import { site } from '@/lib/business/site';
import { details } from './details';
import { RalColours } from './ral-colours';

export function HowItIsMade() {
  return (
    <Section id="van-dichtbij" isCompact title="Van dichtbij" tone="mist">
      <ScrollArea label="Vijf beelden van dichtbij">
        <ul className="flex gap-x-4 md:gap-x-6">
          {details.map(({ name, alt, title, text }) => (
            <li key={name} className="w-64 flex-none lg:w-0 lg:flex-1 print:w-0 print:flex-1">
              <figure>
                <Picture
                  name={name}
                  alt={alt}
                  width={1200}
                  height={900}
                  widths={[400, 800, 1200]}
                  sizes="(min-width: 64rem) 20vw, 16rem"
                  className="h-auto w-full"
                />
                <figcaption className="mt-3 text-sm">
                  <h3 className="font-semibold text-base">{title}</h3>
                  <p className="mt-1 text-steel">{text}</p>
                </figcaption>
              </figure>
            </li>
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
