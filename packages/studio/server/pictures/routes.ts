import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { convertPicture } from '@/lib/posts/media/convert-picture';
import { pictureNameOf } from '@/lib/posts/media/picture-name';
import { MAX_PICTURE_BYTES, pictureAltSchema } from '../../shared/api';
import type { ApiContext } from '../api-context';
import { readBody } from '../body';
import { countFrom } from '../query';
import { notFound, resultOf } from '../result';
import { removeFiles } from './files';
import { listPictures, readPicture } from './picture';
import { asPictureProblem, tooManyBytes } from './problems';
import { storePicture } from './store-picture';
import { readUploadHeaders } from './upload-headers';

/** The pictures of posts. An upload may take a minute, for a large file. */
export function pictureRoutes({ database }: ApiContext) {
  const routes = new Hono();
  const limit = bodyLimit({
    maxSize: MAX_PICTURE_BYTES,
    onError: () => {
      throw tooManyBytes();
    },
  });

  routes.get('/', async (context) => {
    const { query = '', skip } = context.req.query();
    return context.json(await listPictures(database, query, countFrom(skip)));
  });

  routes.post('/', limit, async (context) => {
    const { fileName, alt } = readUploadHeaders(context);
    const { signal } = context.req.raw;
    const original = new Uint8Array(await context.req.arrayBuffer());
    const files = await convertPicture(original).catch(asPictureProblem);
    // The person cancelled while it was converted, and would find a picture that nobody wanted.
    if (signal.aborted) return context.body(null, 408);
    const name = pictureNameOf(fileName) ?? 'afbeelding';
    const path = await storePicture(database, { files, name, alt, originalName: fileName });
    return context.json(await readPicture(database, path), 201);
  });

  routes.patch('/', async (context) => {
    const { path, alt } = await readBody(context, pictureAltSchema);
    await resultOf(database.rpc('set_picture_alt', { path, alt: alt.trim() }));
    return context.json(await readPicture(database, path));
  });

  routes.delete('/', async (context) => {
    const path = context.req.query('path');
    if (!path) throw notFound();
    const { widths, width } = await resultOf(database.rpc('delete_picture', { path }));
    await removeFiles(database, path, { widths, width });
    return context.json({});
  });

  return routes;
}
