/** Options of a cookie whose name begins with __Host-: sent to this host alone, by its own pages, and read by no script. */
export const COOKIE_OPTIONS = {
  path: '/',
  secure: true,
  httpOnly: true,
  sameSite: 'Strict',
} as const;
