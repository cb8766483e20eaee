import { once } from 'node:events';
import path from 'node:path';
import { Worker } from 'node:worker_threads';

/** A text where it stands: all in mm, from the left and upper edge; `y` is that of its baseline. */
export type ReadText = {
  text: string;
  x: number;
  y: number;
  width: number;
  size: number;
  isTurned: boolean;
};

export type Segment = { from: [x: number, y: number]; to: [x: number, y: number] };

/** What a reader of PDF finds on the first page. */
export type ReadPdf = {
  pages: number;
  /** Width and height are in mm. */
  width: number;
  height: number;
  title: string;
  language: string;
  /** Roles of its structure, in reading order. */
  roles: string[];
  fonts: { name: string; isEmbedded: boolean }[];
  texts: ReadText[];
  segments: Segment[];
};

/** Reads a PDF with pdf.js, which shares no code with what writes ours. @throws when it is not one */
export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  const file = path.join(process.cwd(), 'packages/testbed/pdf/worker.ts');
  const worker = new Worker(file, { workerData: new Uint8Array(bytes) });
  const [message] = await once(worker, 'message');
  await worker.terminate();
  return message;
}
