/**
 * Whether an answer of the project says that a key is bad: revoked (our own PT401), of another project (PGRST301), or
 * expired. Any other 401 passes by itself, such as "JWT issued at future" (PGRST303) while a clock of the project is
 * seconds behind.
 */
export function isKeyRefused({ code, message }: { code: string; message: string }): boolean {
  return ['PT401', 'PGRST301'].includes(code) || /\bJWT expired\b/i.test(message);
}
