import type { ProductSheetProps } from './product-sheet';

/**
 * A sheet as the server writes it into the page, for who reads without scripts. In the browser React
 * leaves what stands there: the seven would otherwise come once more as data, 1.5 kB compressed, and
 * what renders them at each load.
 */
export function InlineSheet(props: ProductSheetProps) {
  // So written, the bundler takes the branch for the server out of what the browser gets.
  if (typeof window === 'undefined') {
    const { ProductSheet }: typeof import('./product-sheet') = require('./product-sheet');
    return (
      <div className="pt-8">
        <ProductSheet {...props} />
      </div>
    );
  }
  const asItStands = { __html: '' };
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React does not compare this with the page.
  return <div className="pt-8" suppressHydrationWarning dangerouslySetInnerHTML={asItStands} />;
}
