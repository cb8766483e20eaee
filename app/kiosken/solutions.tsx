import { BulletList } from '@/components/ui/bullet-list';
import { Section } from '@/components/ui/section';

const solutions = [
  'Informatie bij de entree',
  'Zelf bestellen en aanmelden',
  'Bewegwijzering',
  'Productpresentatie',
  'Etalage die na sluiting doorgaat',
  'Vergaderen en uitleggen op tafel',
] as const;

const advantages = [
  'Scherm vervangbaar zonder nieuwe kast',
  'Uw eigen RAL-kleur',
  'Keuze uit drie schermmerken',
  'Eén sleutel, één stekker, één netwerkkabel',
  'Maattekening vooraf',
  'Plaatsing door eigen monteurs',
] as const;

export function Solutions() {
  return (
    <Section
      id="oplossingen"
      title="Wat een kiosk voor u doet"
      intro="Een kiosk beantwoordt de vragen die uw bezoekers elke dag stellen. Zes taken, en zes redenen om hem bij ons te laten maken."
    >
      <div className="grid gap-x-16 gap-y-10 md:grid-cols-2">
        <div>
          <h3 className="mb-4 text-subtitle">Oplossingen</h3>
          <BulletList items={solutions} />
        </div>
        <div>
          <h3 className="mb-4 text-subtitle">Voordelen</h3>
          <BulletList items={advantages} />
        </div>
      </div>
    </Section>
  );
}
