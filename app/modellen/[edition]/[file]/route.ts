import {
  type RoomFormat,
  readRoomFileName,
  roomEdition,
  writeRoomFile,
} from '@/lib/business/room-models/room-file';
import { roomFileHref } from '@/lib/routes';

/** The address changes with the contents; the second header is read by caches before the site, such as Vercel's. */
const FOR_A_YEAR = {
  'cache-control': 'public, max-age=31536000, immutable',
  'cdn-cache-control': 'max-age=31536000',
};

/** Sources: IANA's list of media types, for both. */
const contentTypes: Record<RoomFormat, string> = {
  glb: 'model/gltf-binary',
  usdz: 'model/vnd.usdz+zip',
};

type Context = { params: Promise<{ edition: string; file: string }> };

/** A model in true size in a RAL colour. The address of an earlier edition leads to the present one. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { edition, file: name } = await params;
  const file = readRoomFileName(name);
  if (!file) return new Response(null, { status: 404, headers: { 'cache-control': 'no-store' } });
  if (edition !== roomEdition()) {
    return new Response(null, {
      status: 307,
      headers: { location: roomFileHref(roomEdition(), name), 'cache-control': 'no-store' },
    });
  }
  const bytes = new Uint8Array(writeRoomFile(file));
  return new Response(bytes, {
    headers: {
      'content-type': contentTypes[file.format],
      'content-length': String(bytes.length),
      ...FOR_A_YEAR,
    },
  });
}
