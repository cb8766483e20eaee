import { SpecList } from '@/components/ui/spec-list';
import { TextLink } from '@/components/ui/text-link';
import { installationPrice, transportPrice } from '@/lib/business/content/service-rates';
import { formatPrice, formatRange } from '@/lib/business/products/format';
import { deliveryRange } from '@/lib/business/products/lowest-figures';
import { site } from '@/lib/business/site';
import { routes } from '@/lib/routes';
import { Chapter } from './chapter';

const facts = [
  { label: 'Gebied', value: 'heel België' },
  {
    label: 'Transport',
    value: `${formatPrice(transportPrice.belgium)} per adres, tot op de begane grond`,
  },
  {
    label: 'Installatie',
    value: `${formatPrice(installationPrice.first)} voor de eerste kiosk op een adres, ${formatPrice(installationPrice.next)} voor elke volgende, door onze monteurs of een vaste installateur`,
  },
  {
    label: 'Levertijd',
    value: `${formatRange(deliveryRange, 'weken')}, afhankelijk van model en kleur`,
  },
  {
    label: 'Recupel',
    value:
      'een kiosk is een elektrisch apparaat; de bijdrage voor de inzameling staat apart op de factuur',
  },
  { label: 'Oud scherm', value: 'één per nieuwe kiosk nemen wij zonder kosten mee' },
  {
    label: 'Garantie',
    value: `${site.warranty.hardware} op de hardware, vanaf de leverdatum`,
  },
  { label: 'Recht', value: 'het Nederlandse, ook voor een levering in België' },
];

export function Delivery() {
  return (
    <Chapter id="levering" title="Levering, inzameling en garantie" tone="surface">
      <SpecList specs={facts} />
      <p className="mt-6 max-w-measure">
        De reis- en transportkosten van garantiewerk buiten Nederland betaalt u zelf. Dat staat in{' '}
        <TextLink href={`${routes.terms}#artikel-11`}>
          artikel&nbsp;11 van de algemene voorwaarden
        </TextLink>
        ; over het recht gaat{' '}
        <TextLink href={`${routes.terms}#artikel-22`}>artikel&nbsp;22</TextLink>.
      </p>
    </Chapter>
  );
}
