import { type Env, EnvironmentError, getEnv } from './env';

/**
 * The validated environment, for the start of a build or a server; prints what is wrong and ends the
 * process otherwise. Apart from `env`, because the edge runtime has no `process.exit`.
 */
export function requireEnv(): Env {
  try {
    return getEnv();
  } catch (error) {
    if (!(error instanceof EnvironmentError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}
