import { ScrollArea } from '@/components/ui/scroll-area';
import { Section } from '@/components/ui/section';
import { textLinkStyle } from '@/components/ui/text-link-style';
import { kioskLabel } from '@/lib/business/configurator/labels';
import { formatPrice } from '@/lib/business/products/format';
import { kiosksOfLine, type Project } from '@/lib/business/project/project';
import { projectNumber } from '@/lib/business/project/project-number';
import { projectHref, toProjectQuery } from '@/lib/business/project/project-query';
import { sumOf, sumYears, totalOver } from '@/lib/business/project/sum';
import styles from './project.module.css';

/** Two projects, row by row. */
export function SideBySide({ project, other }: { project: Project; other: Project }) {
  const both = [project, other].map((one) => ({
    project: one,
    sum: sumOf(one),
    number: projectNumber(toProjectQuery(one)),
  }));
  const rows = [
    { label: 'Kiosken', value: ({ sum }: (typeof both)[number]) => String(sum.kiosks) },
    { label: 'Adressen', value: ({ sum }: (typeof both)[number]) => String(sum.addresses.length) },
    { label: 'Eenmalig', value: ({ sum }: (typeof both)[number]) => formatPrice(sum.once) },
    { label: 'Per jaar', value: ({ sum }: (typeof both)[number]) => formatPrice(sum.perYear) },
    ...sumYears.map((years) => ({
      label: `${years}\u00a0jaar`,
      value: ({ sum }: (typeof both)[number]) => formatPrice(totalOver(sum, years)),
    })),
  ];
  return (
    <Section id="naast-elkaar" isCompact title="Twee projecten naast elkaar" tone="mist">
      <ScrollArea label="Tabel van de twee projecten">
        <table className={styles.costs}>
          <caption className="sr-only">Twee projecten vergeleken, excl. btw</caption>
          <thead>
            <tr>
              <td />
              <th scope="col">{`Dit project, ${both[0]?.number}`}</th>
              <th scope="col">
                <a href={projectHref(other)} className={textLinkStyle}>
                  {`Het andere, ${both[1]?.number}`}
                </a>
              </th>
            </tr>
          </thead>
          <tbody>
            <tr>
              <th scope="row">Modellen</th>
              {both.map((one) => (
                <td key={one.number} className={styles.wrapped}>
                  {one.project.lines.map((line) => (
                    <span key={kioskLabel(line.composition)} className="block">
                      {`${kiosksOfLine(line)}\u00a0× ${kioskLabel(line.composition)}`}
                    </span>
                  ))}
                </td>
              ))}
            </tr>
            {rows.map(({ label, value }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                {both.map((one) => (
                  <td key={one.number}>{value(one)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollArea>
    </Section>
  );
}
