import { KioskDrawing } from '@/components/marketing/kiosk-drawing';
import { kioskLabel } from '@/lib/business/configurator/labels';
import { pictureOf } from '@/lib/business/configurator/picture-of';
import { placingFacts } from '@/lib/business/configurator/sheet-facts';
import { formatPrice, formatQuantity } from '@/lib/business/products/format';
import { choicesText, doorWidth, kioskCount } from '@/lib/business/project/project-texts';
import type { LineSum } from '@/lib/business/project/sum';
import { findRalColour, ralClassic } from '@/lib/business/ral/ral-classic';
import { LinePicture } from '../line-picture';
import { Facts } from './facts';
import styles from './proposal.module.css';

/** One kiosk: picture, drawing, price, and what whoever places and connects it must know. */
export function ProposalLine({ sum }: { sum: LineSum }) {
  const { line, kiosks, unit } = sum;
  const { composition, places, count, hoursPerDay } = line;
  const colour = findRalColour(composition.colour) ?? ralClassic[0];
  const facts = [
    {
      label: 'Plekken',
      value: places.length > 0 ? `${places.join(', ')} (${count} per plek)` : 'nog niet ingevuld',
    },
    ...placingFacts(composition),
    {
      label: 'Smalste deur, zonder verpakking',
      value: formatQuantity(doorWidth(composition), 'mm'),
    },
    {
      label: `Stroom bij ${formatQuantity(hoursPerDay, 'uur')} per dag`,
      value: `${formatQuantity(Math.round(sum.kilowattHoursPerYear), 'kWh')} per jaar, samen`,
    },
  ];
  return (
    <li className={styles.line}>
      {pictureOf(composition) && (
        <div className={styles.picture}>
          <LinePicture composition={composition} />
        </div>
      )}
      <div className={`drawn-on-paper ${styles.drawing}`}>
        {colour && <KioskDrawing composition={composition} colour={colour} />}
      </div>
      <div className={styles.text}>
        <h3 className="text-subtitle">{kioskLabel(composition)}</h3>
        <p>{choicesText(composition)}</p>
        <p className={styles.price}>
          {`${kioskCount(kiosks)}\u00a0× ${formatPrice(unit.total)} = ${formatPrice(kiosks * unit.total)}`}
        </p>
        <Facts facts={facts} />
      </div>
    </li>
  );
}
