import { BulletList } from '@/components/ui/bullet-list';
import { SpecList } from '@/components/ui/spec-list';
import type { SectorStory } from '@/lib/business/content/sector-stories/story';

type UseAndNeedsProps = {
  applications: readonly string[];
  needs: SectorStory['needs'];
};

export function UseAndNeeds({ applications, needs }: UseAndNeedsProps) {
  return (
    <div className="page-width grid gap-x-12 gap-y-12 py-14 md:py-20 lg:grid-cols-12">
      <section aria-labelledby="toepassingen" className="lg:col-span-5">
        <h2 id="toepassingen" className="mb-6 text-heading">
          Zes toepassingen
        </h2>
        <BulletList items={applications} />
      </section>
      <section aria-labelledby="nodig" className="lg:col-span-7">
        <h2 id="nodig" className="mb-6 text-heading">
          Wat er klaar moet zijn
        </h2>
        <div className="border-line border-t">
          <SpecList
            specs={[
              { label: 'Plek', value: needs.place },
              { label: 'Stroom', value: needs.power },
              { label: 'Netwerk', value: needs.network },
              { label: 'Inhoud', value: needs.content },
            ]}
          />
        </div>
      </section>
    </div>
  );
}
