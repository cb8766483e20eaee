import { notFound } from 'next/navigation';
import { drawCad } from '@/lib/business/drawings/cad-file';
import {
  type Drawing,
  type DrawingFormat,
  drawingFile,
  drawingFormats,
  drawings,
} from '@/lib/business/drawings/files';
import { drawingPdf } from '@/lib/business/drawings/pdf/drawing-pdf';
import { drawProduct } from '@/lib/business/drawings/product-drawing';

export const dynamic = 'force-static';
export const dynamicParams = false;

type Context = { params: Promise<{ drawing: string }> };

const files = drawings.flatMap((drawing) =>
  drawingFormats.map((format) => ({ drawing, format, file: drawingFile(drawing, format) })),
);

export function generateStaticParams() {
  return files.map(({ file }) => ({ drawing: file }));
}

/** Separate files: inline the fourteen would add 5 kB compressed. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { drawing } = await params;
  const found = files.find(({ file }) => file === drawing);
  if (!found) notFound();
  return responses[found.format](found.drawing, found.file);
}

type Respond = (drawing: Drawing, file: string) => Response | Promise<Response>;

const responses: Record<DrawingFormat, Respond> = {
  svg: ({ product, size }) =>
    new Response(drawProduct(product, size), { headers: { 'content-type': 'image/svg+xml' } }),
  dxf: (drawing, file) => download(drawCad(drawing), 'image/vnd.dxf', file),
  pdf: async (drawing, file) => download(await drawingPdf(drawing), 'application/pdf', file),
};

function download(content: string | Uint8Array<ArrayBuffer>, type: string, file: string): Response {
  const headers = {
    'content-type': type,
    'content-disposition': `attachment; filename="zuilwerk-${file}"`,
  };
  return new Response(content, { headers });
}
