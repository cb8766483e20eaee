// npm run media:upload: uploads supabase/media to the bucket of a hosted project. With a file name it uploads that
// picture, converted for a post, to the hosted or the embedded project.
import { uploadMedia } from '../embedded-supabase/upload-media.ts';
import { createAdminClient } from '../lib/admin-client.ts';
import { loadEnvFiles } from '../lib/environment.ts';
import { UserError } from '../lib/user-error.ts';
import { uploadPostPicture } from './post-picture.ts';

const [picture] = process.argv.slice(2);
try {
  loadEnvFiles();
  const project = createAdminClient();
  if (picture) {
    const { path, kilobytes } = await uploadPostPicture(project, picture);
    console.log(`Uploaded ${path} (${kilobytes} kB): use this path in image_url or src.`);
  } else {
    const count = await uploadMedia({ ...project, folder: 'supabase/media' });
    console.log(`Uploaded ${count} files; the others were already in the bucket.`);
  }
} catch (error) {
  console.error(error instanceof UserError ? error.message : error);
  process.exitCode = 1;
}
