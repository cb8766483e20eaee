import type { Download } from '@/lib/business/drawings/downloads';
import { drawingEdition } from '@/lib/business/drawings/files';
import { formatLongDate } from '@/lib/platform/text/dates';

type DownloadsProps = { files: readonly Download[]; hasFootPlate: boolean };

/** What an architect and a buyer take along: drawings per size, and the sheet. */
export function Downloads({ files, hasFootPlate }: DownloadsProps) {
  const { version, date } = drawingEdition;
  return (
    <div className="mt-8 max-w-measure print:hidden">
      <h3 className="text-heading">Tekeningen en productblad</h3>
      <p className="mt-2">
        {`DXF op ware grootte, PDF op schaal${hasFootPlate ? ', met voetplaat en boutgaten' : ''}. Uitgave ${version}, ${formatLongDate(date)}.`}
      </p>
      <ul className="mt-2 grid gap-x-6 sm:grid-cols-2">
        {files.map(({ href, label, size }) => (
          <li key={label} className="flex min-h-11 items-center">
            <a href={href} className="font-semibold underline underline-offset-4">
              {`${label} (${size})`}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
