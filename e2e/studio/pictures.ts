import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import type { Picture } from '../../packages/studio/shared/api.ts';
import { urlForNode } from '../support/studio-api';

/** Start of a HEIC file of an iPhone: the `ftyp` box, then the next box type. */
export const HEIC = Buffer.from(
  '000000246674797068656963000000006d6966316d694846000000006d697066',
  'hex',
);

export const SVG = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><path d="M0 0h9v9z"/></svg>',
);

export const newPictureName = () => `proef-${randomUUID().slice(0, 8)}`;

/** A picture of one colour, to encode. */
export const photo = (width: number, height: number, background = '#a03020') =>
  sharp({ create: { width, height, channels: 3, background } });

export function sendPicture(studioUrl: string, file: Buffer, fileName: string, alt = '') {
  return fetch(`${urlForNode(studioUrl)}api/pictures`, {
    method: 'POST',
    headers: {
      'x-studio': '1',
      'x-file-name': encodeURIComponent(fileName),
      'x-alt': encodeURIComponent(alt),
    },
    body: new Uint8Array(file),
  });
}

/** @throws when it is refused */
export async function uploadPicture(...upload: Parameters<typeof sendPicture>): Promise<Picture> {
  const response = await sendPicture(...upload);
  if (!response.ok) throw new Error(`uploading: ${response.status} ${await response.text()}`);
  return response.json();
}
