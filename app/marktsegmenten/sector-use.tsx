import { BulletList } from '@/components/ui/bullet-list';
import { ButtonLink } from '@/components/ui/button-link';
import { contactHref } from '@/lib/contact/contact-href';
import type { Sector } from '@/lib/content/sectors';

type SectorUseProps = {
  sector: Sector;
  onDark?: boolean;
};

export function SectorUse({ sector, onDark = false }: SectorUseProps) {
  return (
    <div>
      <h3 className="mb-3 text-subtitle">Zes toepassingen</h3>
      <BulletList items={sector.applications} columns={2} />
      <div className="mt-8">
        <ButtonLink
          href={contactHref(`advies-${sector.id}`)}
          variant={onDark ? 'inverse' : 'secondary'}
        >
          Vraag advies voor {sector.adviceFor}
        </ButtonLink>
      </div>
    </div>
  );
}
