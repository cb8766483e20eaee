// The embedded Supabase as a process of its own, which can be killed: node backend-process.ts <folder>
import { startEmbeddedSupabase } from '../embedded-supabase/index.ts';

const { url, publishableKey, secretKey } = await startEmbeddedSupabase({ folder: process.argv[2] });
process.send?.({ url, publishableKey, secretKey });
// Ends with who started it, however that ends.
process.on('disconnect', () => process.exit());
