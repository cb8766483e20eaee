// npm run media:upload: brings supabase/media into the bucket of a hosted project, with the owner's key.
import { uploadMedia } from './embedded-supabase/upload-media.mjs';
import { loadEnvFiles } from './steps/environment.mjs';

loadEnvFiles();
const { SUPABASE_URL, SUPABASE_SECRET_KEY } = process.env;
if (!SUPABASE_URL || !SUPABASE_SECRET_KEY) {
  console.error('Set SUPABASE_URL and SUPABASE_SECRET_KEY (Project settings, API keys).');
  process.exit(1);
}
const count = await uploadMedia({
  url: SUPABASE_URL.replace(/\/+$/, ''),
  secretKey: SUPABASE_SECRET_KEY,
  folder: 'supabase/media',
});
console.log(`${count} files uploaded, the others were there already.`);
