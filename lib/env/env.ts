import { parseEnv } from './variables.mjs';

export { EnvironmentError, parseEnv } from './variables.mjs';

export type Env = ReturnType<typeof parseEnv>;

let checked: Env | undefined;

/** The validated environment of this process, read once. Server only. @throws {EnvironmentError} */
export function getEnv(): Env {
  checked ??= parseEnv(process.env);
  return checked;
}
