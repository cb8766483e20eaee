import { ScrollArea } from '@/components/ui/scroll-area';
import { Section } from '@/components/ui/section';
import { formatPrice } from '@/lib/business/products/format';
import type { ProjectSum } from '@/lib/business/project/sum';
import styles from './project.module.css';

/** Transport and installation of each address. */
export function Addresses({ sum }: { sum: ProjectSum }) {
  return (
    <Section id="plekken" isCompact title="Per plek">
      <ScrollArea label="Transport en installatie per plek">
        <table className={styles.costs}>
          <caption className="sr-only">Transport en installatie per plek, excl. btw</caption>
          <thead>
            <tr>
              <th scope="col">Plek</th>
              <th scope="col">Kiosken</th>
              <th scope="col">Transport</th>
              <th scope="col">Installatie</th>
            </tr>
          </thead>
          <tbody>
            {sum.addresses.map(({ name, kiosks, transport, installation }) => (
              <tr key={name}>
                <th scope="row">{name || 'Nog geen plek ingevuld, als één adres gerekend'}</th>
                <td>{kiosks}</td>
                <td>{formatPrice(transport)}</td>
                <td>{formatPrice(installation)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollArea>
    </Section>
  );
}
