import { drawingEdition } from '@/lib/business/drawings/files';
import { formatQuantity } from '@/lib/business/products/format';
import { formatLongDate } from '@/lib/platform/text/dates';
import type { Sheet } from './sheet';

type CadFilesProps = { files: Sheet['cadFiles']; hasFootPlate: boolean };

/** The drawings for a plan of one's own, one link per size. */
export function CadFiles({ files, hasFootPlate }: CadFilesProps) {
  const { version, date } = drawingEdition;
  return (
    <div className="mt-8 max-w-measure print:hidden">
      <h3 className="text-heading">In uw eigen tekening</h3>
      <p className="mt-2">
        Voor-, zij- en bovenaanzicht op ware grootte, in millimeters en elk op een eigen laag
        {hasFootPlate ? ', met de voetplaat en de boutgaten.' : '.'}
      </p>
      <ul className="mt-2 flex flex-wrap gap-x-6">
        {files.map(({ href, size }) => (
          <li key={href} className="flex min-h-11 items-center">
            <a href={href} download className="font-semibold underline underline-offset-4">
              {`DXF van ${formatQuantity(size, 'inch')}`}
            </a>
          </li>
        ))}
      </ul>
      <p className="text-sm text-steel">{`Uitgave ${version}, ${formatLongDate(date)}`}</p>
    </div>
  );
}
