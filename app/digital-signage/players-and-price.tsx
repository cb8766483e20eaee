import { FoldedQuestions } from '@/components/marketing/folded-questions';
import { Section } from '@/components/ui/section';
import { SpecList } from '@/components/ui/spec-list';
import { softwareQuestions } from '@/lib/business/content/buyer-questions/software';
import { formatPrice } from '@/lib/business/products/format';
import { site } from '@/lib/business/site';

const systems: Record<(typeof site.screenBrands)[number], string> = {
  Samsung: 'Ingebouwde speler, Tizen',
  LG: 'Ingebouwde speler, webOS',
  Philips: 'Ingebouwde speler, Android',
};

const players = [
  ...site.screenBrands.map((brand) => ({ label: brand, value: systems[brand] })),
  { label: 'Een ander scherm', value: 'Losse mediaspeler op de HDMI-ingang' },
];

export function PlayersAndPrice() {
  return (
    <Section id="schermen-en-prijs" title="Op uw schermen, voor een bedrag per scherm">
      <div className="grid gap-x-16 gap-y-12 lg:grid-cols-2">
        <div>
          <h3 className="mb-4 text-subtitle">Waar de software op draait</h3>
          <SpecList specs={players} />
          <p className="mt-4 max-w-measure text-steel">
            De inhoud is steeds dezelfde; alleen de speler verschilt. {site.trademarkNotice}
          </p>
        </div>
        <div>
          <h3 className="mb-4 text-subtitle">Wat de software kost</h3>
          <p className="max-w-none border-line border-t pt-4">
            vanaf{' '}
            <span className="text-display tabular-nums">
              {formatPrice(site.softwarePricePerMonth)}
            </span>{' '}
            excl. btw
          </p>
          <p className="mt-2 text-lead">per scherm per maand, bij jaarbetaling</p>
          <p className="mt-4 max-w-measure text-steel">
            Voor tien schermen is dat {formatPrice(site.softwarePricePerMonth * 10 * 12)} per jaar,
            excl. btw. Richtprijs, geen aanbod: een offerte vermeldt ook losse mediaspelers en de
            plaatsing.
          </p>
          <p className="mt-2 max-w-measure text-steel">
            Het abonnement is niet inbegrepen in de prijs van een kiosk. Bij elke kiosk krijgt u{' '}
            {site.warranty.softwareSupport} softwareondersteuning: {site.supportCovers}, naast uw
            abonnement.
          </p>
        </div>
      </div>
      <div className="mt-10">
        <FoldedQuestions questions={softwareQuestions} />
      </div>
    </Section>
  );
}
