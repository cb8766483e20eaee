import { type Env, parseEnv } from './variables';

export { type Env, EnvironmentError, parseEnv } from './variables';

let checked: Env | undefined;

/** The validated environment of this process, read once. Server only. @throws {EnvironmentError} */
export function getEnv(): Env {
  checked ??= parseEnv(process.env);
  return checked;
}
