import { LeadPictureField } from '../../pictures/lead-picture-field';
import type { Draft } from '../draft/use-draft';
import { DutchMomentField } from '../moment/dutch-moment-field';
import { CountedTextArea } from './counted-text-area';
import { SearchResult } from './search-result';

type DetailsProps = {
  draft: Draft;
  /** The date that visitors read; the field begins anew when it changes. */
  liveDate: string | null;
};

/** What belongs to a post besides its title and its text. */
export function Details({ draft, liveDate }: DetailsProps) {
  const { fields, saver } = draft;
  return (
    <section aria-labelledby="details" className="grid gap-6 border-line border-t pt-6">
      <h2 id="details" className="font-bold text-subtitle">
        Gegevens
      </h2>
      <CountedTextArea
        label="Samenvatting"
        hint="Een of twee zinnen voor de lijst."
        value={fields.excerpt}
        max={200}
        onChange={(excerpt) => saver.change({ excerpt })}
      />
      <LeadPictureField
        value={{ image_url: fields.image_url, image_alt: fields.image_alt }}
        onChange={(picture) => saver.change(picture)}
      />
      <CountedTextArea
        label="Omschrijving voor zoekmachines"
        hint="Leeg: dan de samenvatting."
        value={fields.meta_description ?? ''}
        min={70}
        max={160}
        onChange={(text) => saver.change({ meta_description: text || null })}
      />
      <DutchMomentField
        key={liveDate}
        label="Datum die bezoekers lezen"
        hint="Leeg: het moment van publiceren."
        value={fields.published_at}
        onChange={(published_at) => saver.change({ published_at })}
      />
      <SearchResult fields={fields} />
    </section>
  );
}
