import { buttonStyle } from '@/components/ui/button-style';
import { Picture } from '@/components/ui/picture';
import { TextLink } from '@/components/ui/text-link';
import { kioskLabel } from '@/lib/business/configurator/labels';
import { chosenName } from '@/lib/business/room-models/chosen-name';
import { roomHref } from '@/lib/business/room-models/path';
import type { RoomChoice } from '@/lib/business/room-models/room-choice';
import { type RoomFormat, roomEdition, roomFileName } from '@/lib/business/room-models/room-file';
import { sceneViewerHref } from '@/lib/business/room-models/scene-viewer';
import { absoluteUrl } from '@/lib/platform/absolute-url';
import { RENDERED_COLOUR } from '@/lib/platform/browser/chosen-colour';
import { roomCodeHref, roomFileHref, routes } from '@/lib/routes';
import styles from './room.module.css';

const label = 'Bekijk in uw ruimte';

/** What puts the kiosk into the room: by the style sheet the one that this device can use, or else a code for a phone. */
export function IntoRoom({ choice: { model, colour } }: { choice: RoomChoice }) {
  const { product, size } = model;
  const chosen = { model, colour: colour.code };
  const name = kioskLabel({ model: product, size });
  const fileHref = (format: RoomFormat) =>
    roomFileHref(roomEdition(), roomFileName({ ...chosen, format }));
  const sceneViewer = sceneViewerHref({
    file: absoluteUrl(fileHref('glb')),
    title: `${name}, RAL ${colour.code}`,
    isOnWall: product === 'wall-kiosk',
    fallback: absoluteUrl(`${roomHref(model, colour.code)}#bestanden`),
  });
  return (
    <div className={styles.into}>
      <a
        rel="ar"
        // A pinch may not change the size.
        href={`${fileHref('usdz')}#allowsContentScaling=0`}
        className={`${buttonStyle.primary} ${styles.apple}`}
      >
        {/* Safari opens Quick Look at once for a link whose only element is a picture. */}
        <Picture
          name={`products/${product}-${RENDERED_COLOUR}`}
          alt=""
          width={1600}
          height={1600}
          widths={[128]}
          sizes="2rem"
          className="size-8"
        />
        {label}
      </a>
      <a href={sceneViewer} className={`${buttonStyle.primary} ${styles.android}`}>
        {label}
      </a>
      <div className={styles.code}>
        <img
          src={roomCodeHref(chosenName(chosen))}
          alt={`QR-code van deze pagina met de ${name}`}
          width={160}
          height={160}
          loading="lazy"
          className="size-40 bg-surface"
        />
        <p className="max-w-60 font-semibold">
          Scan de code met uw telefoon of tablet, en tik daar op ‘{label}’.
        </p>
      </div>
      <p className="mt-4 max-w-measure text-sm text-steel print:hidden">
        Pas na uw tik opent Quick Look van Apple of Scene Viewer van Google. Google haalt het model
        dan bij ons op. Meer leest u in de{' '}
        <TextLink href={routes.privacy}>privacyverklaring</TextLink>.
      </p>
    </div>
  );
}
