import type { Project } from '@/lib/business/project/project';
import { OTHER_PROJECT } from '@/lib/business/project/project-form';
import { projectNames } from '@/lib/business/project/project-query';
import { formatNumber } from '@/lib/platform/text/format-number';
import styles from './project.module.css';
import { SelectField } from './select-field';
import { TextField } from './text-field';

/** What holds for the whole project. */
export function Settings({ project, otherQuery }: { project: Project; otherQuery?: string }) {
  const { company, country, tariff, hasMaintenance, dealer } = project;
  return (
    <fieldset className={styles.group}>
      <legend className="text-subtitle">Voor het hele project</legend>
      {dealer && <input type="hidden" name={projectNames.dealer} value={dealer} />}
      <div className={styles.fields}>
        <TextField id={projectNames.company} label="Bedrijf of naam" defaultValue={company} />
        <SelectField id={projectNames.country} label="Land" defaultValue={country}>
          <option value="nl">Nederland</option>
          <option value="be">België</option>
        </SelectField>
        <TextField
          id={projectNames.tariff}
          label="Stroom, euro per kWh"
          defaultValue={formatNumber(tariff, 2)}
          inputMode="decimal"
        />
        <SelectField
          id={projectNames.maintenance}
          label="Onderhoudscontract"
          defaultValue={hasMaintenance ? 'ja' : 'nee'}
        >
          <option value="ja">Met contract</option>
          <option value="nee">Zonder contract</option>
        </SelectField>
        <TextField
          id={OTHER_PROJECT}
          label="Vergelijk met een ander project"
          defaultValue={otherQuery ? `?${otherQuery}` : ''}
          hint="Plak de link van dat project."
          className={styles.places}
        />
      </div>
    </fieldset>
  );
}
