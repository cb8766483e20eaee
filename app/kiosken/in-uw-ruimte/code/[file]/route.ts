import { renderSVG } from 'uqr';
import { readChosenName } from '@/lib/business/room-models/chosen-name';
import { roomHref } from '@/lib/business/room-models/path';
import { absoluteUrl } from '@/lib/platform/absolute-url';

const FILE = /^(.+)\.svg$/;

type Context = { params: Promise<{ file: string }> };

/** The QR code of the page with this kiosk, for a phone in front of the screen. A file, because inline it takes 5 kB. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const name = FILE.exec((await params).file)?.[1];
  const read = name && readChosenName(name);
  if (!read) return new Response(null, { status: 404, headers: { 'cache-control': 'no-store' } });
  const url = absoluteUrl(roomHref(read.model, read.colour));
  return new Response(renderSVG(url, { ecc: 'M', border: 2 }), {
    headers: { 'content-type': 'image/svg+xml', 'cache-control': 'public, max-age=86400' },
  });
}
