// The database of the measured studio, in a process of its own as in a hosted project: node database-process.ts <folder>
import { startEmbeddedSupabase } from '../../../packages/local-supabase/index.ts';

const { url, publishableKey, jwtSecret } = await startEmbeddedSupabase({ folder: process.argv[2] });
process.send?.({ url, publishableKey, jwtSecret });
// The parent process has ended, possibly by a crash.
process.on('disconnect', () => process.exit());
