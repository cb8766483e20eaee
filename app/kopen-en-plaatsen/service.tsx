import { Picture } from '@/components/ui/picture';
import { Section } from '@/components/ui/section';
import { SpecList } from '@/components/ui/spec-list';
import { TextLink } from '@/components/ui/text-link';
import { maintenance, visitWorkdaysWithoutContract } from '@/lib/business/content/service-rates';
import { formatPrice } from '@/lib/business/products/format';
import { site } from '@/lib/business/site';
import { routes } from '@/lib/routes';

const { hardware, softwareSupport } = site.warranty;

const facts = [
  { label: 'Hardware', value: `${hardware} garantie vanaf de leverdatum` },
  { label: 'Software', value: `${softwareSupport} ondersteuning, naast uw abonnement` },
  { label: 'E-mail', value: `antwoord ${site.replyTime}` },
  {
    label: 'Monteur',
    value: `streven: binnen ${visitWorkdaysWithoutContract}\u00a0werkdagen`,
  },
  {
    label: 'Met contract',
    value: `reactie binnen ${maintenance.responseOfficeHours}\u00a0kantooruren, monteur binnen ${maintenance.visitWorkdays}\u00a0werkdagen; ${formatPrice(maintenance.pricePerKioskPerYear)} per kiosk per jaar (richtprijs, excl.\u00a0btw)`,
  },
];

export function Service() {
  return (
    <Section id="garantie-en-onderhoud" title="Garantie en onderhoud">
      <div className="grid gap-x-16 gap-y-8 lg:grid-cols-[5fr_7fr]">
        <Picture
          name="details/detail-door"
          alt="Een geopende servicedeur: binnenin een mediaspeler, de voeding, gebundelde kabels en een sticker met het serienummer (visualisatie)"
          width={1200}
          height={1200}
          widths={[400, 800, 1200]}
          sizes="(width >= 64rem) 36vw, 90vw"
          className="aspect-3/2 w-full object-cover print:hidden"
        />
        <div>
          <SpecList specs={facts} />
          <p className="mt-6">
            Wat onder de garantie valt en wat het contract omvat, leest u bij{' '}
            <TextLink href={`${routes.support}#faqs`}>Support</TextLink>. Verwerkt onze software
            gegevens van uw klanten? Lees dan de{' '}
            <TextLink href={routes.dataProcessing}>verwerkersovereenkomst</TextLink>.
          </p>
        </div>
      </div>
    </Section>
  );
}
