import { TextLink } from '@/components/ui/text-link';
import { formatQuantity } from '@/lib/business/products/format';
import { specs } from '@/lib/business/products/specs';
import { postHref, routes } from '@/lib/routes';

export function Summary() {
  const { standard, ownColour } = specs.brandvision.deliveryWeeks;
  return (
    <div className="page-width pt-12 pb-16 md:pt-16 md:pb-24">
      <div className="max-w-measure border-ink border-t-2 pt-6 text-lead">
        <p>
          Kan dat in onze kleur? Ja, in elke RAL-kleur. Een Brandvision in zwart of wit leveren wij
          in {standard}&nbsp;weken, in uw kleur in {ownColour}&nbsp;weken. Hoe fel moet het in de
          etalage? Achter de meeste ruiten is{' '}
          {formatQuantity(specs.clearvision.brightness.front, 'cd/m²')} genoeg. En wie zet de inhoud
          erop? Uw eigen mensen, met{' '}
          <TextLink href={routes.digitalSignage}>narrowcastingsoftware</TextLink> in de browser.
        </p>
        <p className="mt-6">
          De langere antwoorden, met wat u voor een gesprek kunt klaarleggen, staan in{' '}
          <TextLink href={postHref('terugblik-op-drie-beursdagen')}>
            onze terugblik op de beursdagen
          </TextLink>
          .
        </p>
      </div>
    </div>
  );
}
