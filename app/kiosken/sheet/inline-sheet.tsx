import type { ProductSheetProps } from './product-sheet';

/**
 * Rendered only on the server. React keeps the server HTML: otherwise the seven sheets would be
 * sent again as data (1.5 kB compressed) and rendered at each load.
 */
export function InlineSheet(props: ProductSheetProps) {
  // Removed from the client bundle only if written as `typeof window`.
  if (typeof window === 'undefined') {
    const { ProductSheet }: typeof import('./product-sheet') = require('./product-sheet');
    return (
      <div className="pt-8">
        <ProductSheet {...props} />
      </div>
    );
  }
  const keepServerHtml = { __html: '' };
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React keeps the HTML of the server, since it does not compare it with this value.
  return <div className="pt-8" suppressHydrationWarning dangerouslySetInnerHTML={keepServerHtml} />;
}
