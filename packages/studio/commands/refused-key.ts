import { FUNCTION_MISSING } from '../../../lib/platform/supabase/error-codes.ts';

/** PostgREST's error code for a JWT that no key of the project verifies. */
const NOT_VERIFIED = 'PGRST301';
/** PostgREST's error code for a verified JWT whose times do not fit, or whose audience. */
const CLAIMS_REFUSED = 'PGRST303';
/** SQLSTATE for a role that does not exist. */
const ROLE_MISSING = '22023';

const HINTS = {
  SUPABASE_SIGNING_KEY:
    'is the key of SUPABASE_SIGNING_KEY one of its JWT signing keys (docs/editing.md)? It takes a few minutes until the project knows a new one.',
  SUPABASE_JWT_SECRET:
    'is SUPABASE_JWT_SECRET its legacy JWT secret, and not revoked? A project without one needs SUPABASE_SIGNING_KEY (docs/editing.md).',
};

export type SignedBy = keyof typeof HINTS;

/**
 * The reason why a project did not accept a key that was just made.
 * @param signedBy the variable that holds what signed it
 */
export function refusalOf(
  { code, message }: { code?: string; message: string },
  status: number,
  signedBy: SignedBy,
): string {
  if (status === 0) return `SUPABASE_URL: the project does not respond (${message}).`;
  if (code === NOT_VERIFIED) return `The project refuses the key: ${HINTS[signedBy]}`;
  if (code === CLAIMS_REFUSED && /future|expired|not yet valid/i.test(message)) {
    return `The clock of this machine differs from that of the project ("${message}"). Have it set by the network, then make the key again.`;
  }
  if (code === FUNCTION_MISSING || code === ROLE_MISSING) {
    return 'The project lacks migrations of the studio: npx supabase db push.';
  }
  if (!code && status === 401) {
    return `The project refuses the request before it looks at the key: is SUPABASE_PUBLISHABLE_KEY right? (${message})`;
  }
  return `The project could not check the key: ${message} (${[status, code].filter(Boolean).join(', ')}). Try again later.`;
}
