// The embedded Supabase of the measurement, as a process of its own that can be killed: node backend.mjs <folder>
import { startEmbeddedSupabase } from '../embedded-supabase/index.mjs';

const { url, publishableKey, secretKey } = await startEmbeddedSupabase({ folder: process.argv[2] });
process.send?.({ url, publishableKey, secretKey });
// Ends with the measurement, however that ends.
process.on('disconnect', () => process.exit());
