// npm run media:upload: uploads files to the bucket. USAGE lists the forms.
import { uploadMedia } from '../../packages/local-supabase/upload-media.ts';
import { createAdminClient } from '../lib/admin-client.ts';
import { readArguments } from '../lib/arguments.ts';
import { loadEnvFiles } from '../lib/environment.ts';
import { uploadPostPicture } from './post-picture.ts';

const USAGE = `npm run media:upload                  uploads supabase/media to the bucket of a hosted project
npm run media:upload -- picture.jpg   uploads a picture, converted for a post, to the hosted or the embedded project`;

const {
  positionals: [picture],
} = readArguments({ usage: USAGE, positionals: 1 });
loadEnvFiles();
const project = createAdminClient();
if (picture) {
  const { path, kilobytes } = await uploadPostPicture(project, picture);
  console.log(`Uploaded ${path} (${kilobytes} kB): use this path in image_url or src.`);
} else {
  const count = await uploadMedia({ ...project, folder: 'supabase/media' });
  console.log(`Uploaded ${count} files; the others were already in the bucket.`);
}
