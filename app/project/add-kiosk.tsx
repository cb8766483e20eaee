import { buttonStyle } from '@/components/ui/button-style';
import { standardComposition } from '@/lib/business/configurator/composition';
import { kioskLabel } from '@/lib/business/configurator/labels';
import { priceOf } from '@/lib/business/configurator/price';
import { choiceNames } from '@/lib/business/configurator/query';
import { formatPrice } from '@/lib/business/products/format';
import { defaultColour, productIds, screenSizes } from '@/lib/business/products/specs';
import type { Project } from '@/lib/business/project/project';
import { lineField, NEW_KIOSK } from '@/lib/business/project/project-form';
import { lineNames } from '@/lib/business/project/project-query';
import styles from './project.module.css';
import { SelectField } from './select-field';
import { TextField } from './text-field';

const kiosks = productIds.flatMap((model) =>
  screenSizes.map((size) => ({ ...standardComposition(model), size })),
);

/** Another kiosk, chosen in one field, in the colour of the last one. */
export function AddKiosk({ project }: { project: Project }) {
  const colour = project.lines.at(-1)?.composition.colour ?? defaultColour;
  const touch = lineField(choiceNames.touch, NEW_KIOSK);
  return (
    <fieldset className={styles.group}>
      <legend className="text-subtitle">Zet een kiosk erbij</legend>
      <div className={styles.fields}>
        <SelectField id={NEW_KIOSK} label="Model en maat" defaultValue="">
          <option value="">Kies een kiosk</option>
          {kiosks.map((kiosk) => (
            <option key={`${kiosk.model}-${kiosk.size}`} value={`${kiosk.model}-${kiosk.size}`}>
              {`${kioskLabel(kiosk)}, ${formatPrice(priceOf(kiosk))}`}
            </option>
          ))}
        </SelectField>
        <TextField
          id={lineField(choiceNames.colour, NEW_KIOSK)}
          label="RAL-kleur"
          defaultValue={colour}
        />
        <TextField
          id={lineField(lineNames.count, NEW_KIOSK)}
          label="Aantal per plek"
          defaultValue={1}
          inputMode="numeric"
        />
        <TextField
          id={lineField(lineNames.place, NEW_KIOSK)}
          label="Plekken"
          defaultValue=""
          hint="Met een komma ertussen: Utrecht, Delft."
          className={styles.places}
        />
      </div>
      <label className="mt-3 flex min-h-11 items-center gap-3 accent-ink">
        <input type="checkbox" name={touch} value="1" className="size-5 shrink-0" />
        <span>Met touchscreen</span>
      </label>
      <button type="submit" className={`mt-3 ${buttonStyle.secondary}`}>
        Zet erbij
      </button>
    </fieldset>
  );
}
