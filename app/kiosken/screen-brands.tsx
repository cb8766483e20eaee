import { Section } from '@/components/ui/section';
import { site } from '@/lib/site';

export function ScreenBrands() {
  return (
    <Section
      id="schermen"
      title="Drie schermmerken passen in elke kiosk"
      intro="U kiest het scherm dat bij uw beheer past. Het hangt aan een VESA-ophanging, zodat een monteur het later vervangt zonder nieuwe kast."
    >
      <ul className="grid border-line border-t sm:grid-cols-3">
        {site.screenBrands.map((brand) => (
          <li key={brand} className="border-line border-b py-6 text-title font-semibold">
            {brand}
          </li>
        ))}
      </ul>
      <p className="mt-6 max-w-measure text-sm text-steel">{site.trademarkNotice}</p>
    </Section>
  );
}
