// npm run media:upload: brings supabase/media into the bucket of a hosted project, with the owner's key;
// with a picture behind it, that one alone, made ready for a post, also for the embedded backend.
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
    console.log(
      `${path} (${kilobytes} kB) is in the bucket: that is what goes into image_url or src.`,
    );
  } else {
    const count = await uploadMedia({ ...project, folder: 'supabase/media' });
    console.log(`${count} files uploaded, the others were there already.`);
  }
} catch (error) {
  console.error(error instanceof UserError ? error.message : error);
  process.exitCode = 1;
}
