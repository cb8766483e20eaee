import { ScrollArea } from '@/components/ui/scroll-area';

type LegalTableProps = {
  caption: string;
  columns: readonly string[];
  /** The first cell is the row header and must be unique. */
  rows: readonly (readonly [string, ...string[]])[];
};

export function LegalTable({ caption, columns, rows }: LegalTableProps) {
  return (
    <ScrollArea label={caption}>
      <table className="w-full min-w-xl text-sm leading-normal print:min-w-0">
        <caption className="caption-bottom print:caption-top">{caption}</caption>
        <thead>
          <tr className="align-bottom">
            {columns.map((column) => (
              <th key={column} scope="col" className="font-semibold">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...cells]) => (
            <tr key={name} className="break-inside-avoid">
              <th scope="row" className="font-semibold">
                {name}
              </th>
              {cells.map((cell, index) => (
                <td key={columns[index + 1]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollArea>
  );
}
