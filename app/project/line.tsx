import { buttonStyle } from '@/components/ui/button-style';
import { textLinkStyle } from '@/components/ui/text-link-style';
import { kioskLabel } from '@/lib/business/configurator/labels';
import { choiceNames, toQuery } from '@/lib/business/configurator/query';
import { formatPrice } from '@/lib/business/products/format';
import { lineField, REMOVED_LINE } from '@/lib/business/project/project-form';
import { lineNames } from '@/lib/business/project/project-query';
import { choicesText, kioskCount, weeksText } from '@/lib/business/project/project-texts';
import type { LineSum } from '@/lib/business/project/sum';
import { formatNumber } from '@/lib/platform/text/format-number';
import { routes } from '@/lib/routes';
import { LineChoices } from './line-choices';
import { LinePicture } from './line-picture';
import styles from './project.module.css';
import { TextField } from './text-field';

/** One kiosk of the project, with what can be changed in place. */
export function Line({ sum, index }: { sum: LineSum; index: number }) {
  const { line, kiosks, unit, deliveryWeeks } = sum;
  const { composition, count, places, hoursPerDay } = line;
  const name = kioskLabel(composition);
  const field = (parameter: string) => lineField(parameter, index);
  return (
    <li className={styles.line}>
      <div className={styles.picture}>
        <LinePicture composition={composition} />
      </div>
      <div className="min-w-0">
        <h3 className="text-subtitle">{name}</h3>
        <p className="mt-1 text-sm text-steel">{choicesText(composition)}</p>
        <input type="hidden" name={field(choiceNames.model)} value={composition.model} />
        <div className={styles.fields}>
          <TextField
            id={field(lineNames.count)}
            label="Aantal per plek"
            defaultValue={count}
            inputMode="numeric"
          />
          <TextField
            id={field(lineNames.hours)}
            label="Uren per dag aan"
            defaultValue={formatNumber(hoursPerDay)}
            inputMode="decimal"
          />
          <TextField
            id={field(lineNames.place)}
            label="Plekken"
            defaultValue={places.join(', ')}
            hint="Met een komma ertussen: Utrecht, Delft."
            className={styles.places}
          />
        </div>
        <div className="mt-4 print:hidden">
          <LineChoices composition={composition} index={index} />
        </div>
      </div>
      <div className={styles.amounts}>
        <p className="text-heading font-semibold">{formatPrice(kiosks * unit.total)}</p>
        <p className="text-sm text-steel">{`${kioskCount(kiosks)}\u00a0× ${formatPrice(unit.total)}`}</p>
        <p className="text-sm text-steel">
          {`of ${formatPrice(unit.leasePerMonth)} per kiosk per maand in lease`}
        </p>
        <p className="text-sm text-steel">{`levertijd ${weeksText(deliveryWeeks)}`}</p>
        <p className="mt-3 text-sm print:hidden">
          <a href={`${routes.configurator}?${toQuery({ composition })}`} className={textLinkStyle}>
            <span>
              Bekijk in de configurator<span className="sr-only">{`: ${name}`}</span>
            </span>
          </a>
        </p>
        <button
          type="submit"
          name={REMOVED_LINE}
          value={index}
          className={`mt-3 ${buttonStyle.secondary}`}
        >
          <span>
            Haal weg<span className="sr-only">{`: ${name}`}</span>
          </span>
        </button>
      </div>
    </li>
  );
}
