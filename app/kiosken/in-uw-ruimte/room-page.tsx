import { Breadcrumbs } from '@/components/site/breadcrumbs';
import { readRoomChoice } from '@/lib/business/room-models/room-choice';
import { createMetadata } from '@/lib/pages/metadata';
import { ROOM_PATH, routes } from '@/lib/routes';
import { Choices } from './choices';
import { Files } from './files';
import { IntoRoom } from './into-room';
import styles from './room.module.css';
import { RoomPicture } from './room-picture';

const title = 'In uw ruimte';

export const roomMetadata = createMetadata({
  title: 'Kiosk in uw ruimte, op ware grootte',
  description:
    'Zet elke kiosk op ware grootte en in uw RAL-kleur in uw eigen ruimte, met de camera van uw telefoon. Of haal het 3D-model op als bestand.',
  path: ROOM_PATH,
  picture: 'kiosken',
});

/** One kiosk in one colour. @param query what its address asks for */
export function RoomPage({ query }: { query: URLSearchParams }) {
  const choice = readRoomChoice(query);
  return (
    <div className="overflow-x-clip">
      <Breadcrumbs
        parents={[{ name: 'Kiosken', path: routes.kiosken }]}
        page={{ name: title, path: ROOM_PATH }}
      />
      <div className={`page-width ${styles.stage}`}>
        <div className={styles.name}>
          <h1 className="text-display print:text-title">{title}</h1>
          <p className="mt-4 max-w-measure text-lead text-steel">
            Zet de kiosk op ware grootte in uw eigen hal of winkel, in uw kleur. Uw telefoon heeft
            er geen app van ons voor nodig.
          </p>
        </div>
        <IntoRoom choice={choice} />
        <RoomPicture choice={choice} />
      </div>
      <Choices choice={choice} />
      <Files choice={choice} />
    </div>
  );
}
