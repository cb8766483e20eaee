const LOOPBACK = ['localhost', '127.0.0.1', '::1'];

/**
 * Variables that keep a proxy for outgoing requests away from the site, its database and the studio, all on this machine;
 * undefined where they are not needed. Node reads them when it starts.
 * @param {Record<string, string | undefined>} env
 */
export function loopbackWithoutProxy(env) {
  const usesProxy = env.NODE_USE_ENV_PROXY || /--use-env-proxy/.test(env.NODE_OPTIONS ?? '');
  const excluded = (env.no_proxy ?? env.NO_PROXY ?? '').split(/[\s,]+/).filter(Boolean);
  const missing = LOOPBACK.filter((host) => !excluded.includes(host));
  if (!usesProxy || excluded.includes('*') || missing.length === 0) return undefined;
  const value = [...excluded, ...missing].join(',');
  return { NO_PROXY: value, no_proxy: value };
}
