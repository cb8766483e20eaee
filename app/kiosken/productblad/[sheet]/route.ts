import { notFound } from 'next/navigation';
import { sheetFile } from '@/lib/business/drawings/files';
import { sheetPdf } from '@/lib/business/drawings/pdf/sheet-pdf';
import { productIds } from '@/lib/business/products/ids';

export const dynamic = 'force-static';
export const dynamicParams = false;

type Context = { params: Promise<{ sheet: string }> };

export function generateStaticParams() {
  return productIds.map((product) => ({ sheet: sheetFile(product) }));
}

/** The sheet of a product for a file of one's own: what its page prints, without a browser. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { sheet } = await params;
  const product = productIds.find((id) => sheetFile(id) === sheet);
  if (!product) notFound();
  return new Response(await sheetPdf(product), {
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="zuilwerk-productblad-${sheet}"`,
    },
  });
}
