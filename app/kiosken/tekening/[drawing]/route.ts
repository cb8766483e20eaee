import { notFound } from 'next/navigation';
import { drawingFile, drawings } from '@/lib/drawings/files';
import { drawProduct } from '@/lib/drawings/product-drawing';

export const dynamic = 'force-static';
export const dynamicParams = false;

type Context = { params: Promise<{ drawing: string }> };

export function generateStaticParams() {
  return drawings.map((drawing) => ({ drawing: drawingFile(drawing) }));
}

/**
 * The drawing of one product in one size. A file of its own, loaded when its sheet is opened: within
 * the page the fourteen would measureTransfer 5 kB compressed, since React sends what it renders once more as
 * data.
 */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { drawing: file } = await params;
  const drawing = drawings.find((candidate) => drawingFile(candidate) === file);
  if (!drawing) notFound();
  return new Response(drawProduct(drawing.product, drawing.size), {
    headers: { 'content-type': 'image/svg+xml' },
  });
}
