import { Fold } from '@/components/ui/fold';
import { type Choice, choicesFor } from '@/lib/business/configurator/choices';
import type { Composition } from '@/lib/business/configurator/composition';
import { choiceNames } from '@/lib/business/configurator/query';
import { lineField } from '@/lib/business/project/project-form';
import { freeColours } from '@/lib/business/project/project-texts';
import { joinList } from '@/lib/platform/text/join-list';
import styles from './project.module.css';
import { SelectField } from './select-field';
import { TextField } from './text-field';

/** Size, colour and options of a kiosk, folded; what is not possible can be read and not chosen. */
export function LineChoices({ composition, index }: { composition: Composition; index: number }) {
  const { size, orientation, mount, touch, brand, extras } = choicesFor(composition);
  const field = (name: keyof typeof choiceNames) => lineField(choiceNames[name], index);
  const options = <Value extends string | number>(choices: readonly Choice<Value>[]) =>
    choices.map(({ value, label, impossibleReason }) => (
      <option key={value} value={String(value).toLowerCase()} disabled={Boolean(impossibleReason)}>
        {label}
      </option>
    ));
  return (
    <Fold summary="Wijzig maat, kleur en opties">
      <div className={styles.choices}>
        <SelectField id={field('size')} label="Schermmaat" defaultValue={composition.size}>
          {options(size)}
        </SelectField>
        <TextField
          id={field('colour')}
          label="RAL-kleur"
          defaultValue={composition.colour}
          hint={`${joinList(freeColours)} zonder meerprijs.`}
        />
        <SelectField id={field('touch')} label="Touchscreen" defaultValue={composition.touch}>
          {options(touch)}
        </SelectField>
        <SelectField id={field('mount')} label="Plaatsing" defaultValue={composition.mount}>
          {options(mount)}
        </SelectField>
        <SelectField id={field('orientation')} label="Stand" defaultValue={composition.orientation}>
          {options(orientation)}
        </SelectField>
        <SelectField
          id={field('brand')}
          label="Schermmerk"
          defaultValue={composition.brand.toLowerCase()}
        >
          {options(brand)}
        </SelectField>
      </div>
      <fieldset className="mt-4 accent-ink">
        <legend className="text-sm font-semibold">Opties</legend>
        {extras.map(({ value, label, isChosen, impossibleReason }) => (
          <div key={value}>
            <label
              className={`flex min-h-11 items-center gap-3 ${impossibleReason ? 'text-steel' : ''}`}
            >
              <input
                type="checkbox"
                name={field('extras')}
                value={value}
                defaultChecked={isChosen}
                disabled={Boolean(impossibleReason)}
                className="size-5 shrink-0"
              />
              <span>{label}</span>
            </label>
            {impossibleReason && <p className="pb-2 pl-8 text-sm text-steel">{impossibleReason}</p>}
          </div>
        ))}
      </fieldset>
    </Fold>
  );
}
