import { formatPrice } from '@/lib/business/products/format';
import type { Project } from '@/lib/business/project/project';
import { costLabels } from '@/lib/business/project/project-texts';
import {
  type Cost,
  costOver,
  leasedTotalOver,
  type ProjectSum,
  sumYears,
  totalOver,
} from '@/lib/business/project/sum';
import styles from './project.module.css';

/** Every cost in a row; a column adds up as it is shown. */
export function CostTable({ project, sum }: { project: Project; sum: ProjectSum }) {
  const labels = costLabels(project, sum);
  const rows = sum.costs.filter(({ once, perYear }) => once !== 0 || perYear !== 0);
  return (
    <table className={styles.costs}>
      <caption className="sr-only">
        De kosten, eenmalig, per jaar en over de jaren, excl. btw
      </caption>
      <thead>
        <tr>
          <th scope="col">Post</th>
          <th scope="col">Eenmalig</th>
          <th scope="col">Per jaar</th>
          {sumYears.map((years) => (
            <th key={years} scope="col">{`${years}\u00a0jaar`}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((cost) => (
          <tr key={cost.name}>
            <th scope="row">{labels[cost.name]}</th>
            {amountsOf(cost).map(({ column, amount }) => (
              <td key={column}>{amount === 0 ? '–' : euro(amount)}</td>
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr className={styles.total}>
          <th scope="row">Totaal, excl.&nbsp;btw</th>
          <td>{euro(sum.once)}</td>
          <td>{euro(sum.perYear)}</td>
          {sumYears.map((years) => (
            <td key={years}>{euro(totalOver(sum, years))}</td>
          ))}
        </tr>
        <tr>
          <th scope="row">Gemiddeld per maand</th>
          <td>–</td>
          <td>{euro(sum.perMonth)}</td>
          {sumYears.map((years) => (
            <td key={years}>{euro(Math.round(totalOver(sum, years) / (12 * years)))}</td>
          ))}
        </tr>
        <tr>
          <th scope="row">Totaal met lease van de kiosken</th>
          <td>{euro(sum.once - sum.purchase)}</td>
          <td>{euro(sum.perYear + 12 * sum.lease.perMonth)}</td>
          {sumYears.map((years) => (
            <td key={years}>{euro(leasedTotalOver(sum, years))}</td>
          ))}
        </tr>
      </tfoot>
    </table>
  );
}

function amountsOf(cost: Cost) {
  return [
    { column: 'once', amount: cost.once },
    { column: 'year', amount: costOver({ ...cost, once: 0 }, 1) },
    ...sumYears.map((years) => ({ column: String(years), amount: costOver(cost, years) })),
  ];
}

/** "− € 1.514" for what is taken off. */
function euro(amount: number): string {
  return amount < 0 ? `−\u00a0${formatPrice(-amount)}` : formatPrice(amount);
}
