import { randomBytes } from 'node:crypto';

/** Secret variables that tests search for in build outputs. For builds only: a running site would connect to them. */
export function createTestSecrets(): Record<string, string> {
  const secret = () => randomBytes(16).toString('hex');
  return {
    SUPABASE_SECRET_KEY: `sb_secret_${secret()}`,
    NEXT_SERVER_ACTIONS_ENCRYPTION_KEY: randomBytes(32).toString('base64'),
    SMTP_URL: `smtps://verzender:${secret()}@mail.example:465`,
    CONTACT_NOTIFY_TO: `${secret()}@mail.example`,
    REDIS_URL: `rediss://:${secret()}@redis.example:6379`,
  };
}
