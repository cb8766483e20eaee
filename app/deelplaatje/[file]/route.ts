import { readPictureAddress, sumOfPicture } from '@/lib/pages/choice-picture/address';
import { composeChoicePicture } from '@/lib/pages/choice-picture/compose';
import { createDrawnPictures } from '@/lib/pages/choice-picture/drawn-pictures';

const drawnPicture = createDrawnPictures();

const FILE = /^([\da-f]{16})\.jpg$/;

/** The address changes with the contents; the second header is read by caches before the site, such as Vercel's. */
const FOR_A_YEAR = {
  'cache-control': 'public, max-age=31536000, immutable',
  'cdn-cache-control': 'max-age=31536000',
};

type Context = { params: Promise<{ file: string }> };

/** The Open Graph image of a composition or a project; a standard one for any address that no page names. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const sum = FILE.exec((await params).file)?.[1];
  if (!sum) return new Response(null, { status: 404 });
  const { picture, standard } = readPictureAddress(sum, new URL(request.url).searchParams);
  const jpeg =
    picture && (await drawnPicture(sumOfPicture(picture), () => composeChoicePicture(picture)));
  if (!jpeg) {
    return new Response(null, {
      status: 307,
      headers: { location: standard, 'cache-control': 'no-store' },
    });
  }
  return new Response(new Uint8Array(jpeg), {
    headers: { 'content-type': 'image/jpeg', ...FOR_A_YEAR },
  });
}
