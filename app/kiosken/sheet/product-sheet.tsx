import type { ComponentType } from 'react';
import { BulletList } from '@/components/ui/bullet-list';
import { SpecList } from '@/components/ui/spec-list';
import type { ProductId } from '@/lib/products/ids';
import { type Sheet, toSheet } from './sheet';
import { SheetActions } from './sheet-actions';
import { SheetDrawings } from './sheet-drawings';
import { SpecTable } from './spec-table';

export type ProductSheetProps = {
  product: ProductId;
  /** Dutch law requires these on a printed offer. */
  company: readonly string[];
};

export function ProductSheet({
  product,
  company,
  actions: Actions = SheetActions,
}: ProductSheetProps & {
  actions?: ComponentType<{ sheet: Sheet }>;
}) {
  const sheet = toSheet(product);
  const { name, description, priceNote, rows, options, usedFor } = sheet;
  return (
    <div className="space-y-8 print:space-y-3 print:text-xs">
      <p className="max-w-measure text-lead print:text-sm">{description}</p>
      <SheetDrawings drawings={sheet.drawings} hasReachBand={sheet.hasReachBand} />
      <SpecTable name={name} note={priceNote} rows={rows} />
      <div className="grid gap-x-12 gap-y-8 md:grid-cols-2 print:grid-cols-[3fr_2fr] print:gap-x-6 print:[&_dl>div]:py-0.5 print:[&_li]:py-0.5">
        <div>
          <Heading>Opties en meerprijs, excl. btw</Heading>
          <SpecList specs={options} />
        </div>
        <div>
          <Heading>Gebruikt voor</Heading>
          <BulletList items={usedFor} />
        </div>
      </div>
      <Actions sheet={sheet} />
      <div className="hidden border-line border-t pt-2 print:block">
        {company.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
    </div>
  );
}

function Heading({ children }: { children: string }) {
  return <h4 className="mb-3 text-subtitle print:mb-1 print:text-sm">{children}</h4>;
}
