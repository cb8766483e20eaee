import { readFileSync } from 'node:fs';
import path from 'node:path';
import PDFDocument from 'pdfkit';
import { companyName } from '../../site';
import { drawingEdition } from '../files';

/** A document of pdfkit whose lengths are points; `mm` gives them. */
export type Pdf = PDFKit.PDFDocument;

export type FontWeight = 'regular' | 'semibold';

const POINTS_PER_MM = 72 / 25.4;
/** Height of Archivo's capitals, as a share of its size. */
const CAPITALS = 0.686;

type PageProps = {
  title: string;
  subject: string;
  size: 'A3' | 'A4';
  layout: 'landscape' | 'portrait';
};

/**
 * An empty page: tagged, in Dutch, with Archivo embedded. The same content gives the same bytes, because its
 * date is that of the edition.
 */
export function newPdf({ title, subject, size, layout }: PageProps): Pdf {
  const pdf = new PDFDocument({
    size,
    layout,
    margin: 0,
    pdfVersion: '1.7',
    subset: 'PDF/UA' as PDFKit.PDFDocumentOptions['subset'],
    tagged: true,
    lang: 'nl-NL',
    displayTitle: true,
    // Any other value loads a font of pdfkit that is not embedded.
    font: fontFile('regular'),
    info: {
      Title: title,
      Subject: subject,
      Author: companyName,
      CreationDate: new Date(`${drawingEdition.date}T12:00:00Z`),
      ModDate: new Date(`${drawingEdition.date}T12:00:00Z`),
    },
  });
  pdf.registerFont('regular', readFileSync(fontFile('regular')));
  pdf.registerFont('semibold', readFileSync(fontFile('semibold')));
  return pdf;
}

/** The bytes of a document that is complete. */
export async function finished(pdf: Pdf): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Buffer[] = [];
  pdf.end();
  for await (const chunk of pdf) chunks.push(chunk as Buffer);
  return new Uint8Array(Buffer.concat(chunks));
}

/** Points of a length in mm. */
export function mm(length: number): number {
  return length * POINTS_PER_MM;
}

/** Font size in points whose capitals have this height in mm. */
export function sizeOfCapitals(height: number): number {
  return mm(height) / CAPITALS;
}

function fontFile(weight: FontWeight): string {
  return path.join(process.cwd(), `app/fonts/archivo-${weight}.ttf`);
}
