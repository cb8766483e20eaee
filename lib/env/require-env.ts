import { type Env, EnvironmentError, getEnv } from './env';

/**
 * The checked environment, for the start of a build or a server: says what is wrong with it and
 * ends the process. Apart from `env`, since only Node can end.
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
