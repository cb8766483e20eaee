// The embedded Supabase in a separate process, which a test can kill: node backend-process.ts <folder>
import { startEmbeddedSupabase } from '../local-supabase/index.ts';

const { url, publishableKey, secretKey } = await startEmbeddedSupabase({ folder: process.argv[2] });
process.send?.({ url, publishableKey, secretKey });
// The parent process has ended, possibly by a crash.
process.on('disconnect', () => process.exit());
