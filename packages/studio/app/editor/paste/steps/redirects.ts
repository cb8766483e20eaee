type Redirect = { host: RegExp; path: RegExp; parameter: string };

/** Places in which programs put the address that was linked. */
const REDIRECTS: readonly Redirect[] = [
  // Google Docs, Gmail.
  { host: /(^|\.)google(\.[a-z]{2,3}){1,2}$/, path: /^\/url$/, parameter: 'q' },
  { host: /(^|\.)google(\.[a-z]{2,3}){1,2}$/, path: /^\/url$/, parameter: 'url' },
  // Outlook, Teams.
  { host: /\.safelinks\.protection\.(outlook|office365)\.(com|us)$/, path: /./, parameter: 'url' },
  {
    host: /^statics\.teams\.(cdn\.office\.net|microsoft\.com)$/,
    path: /safelinks/,
    parameter: 'url',
  },
  { host: /(^|\.)linkedin\.com$/, path: /^\/(redir|safety)\//, parameter: 'url' },
  { host: /^lm?\.(facebook|messenger|workplace)\.com$/, path: /^\/l\.php$/, parameter: 'u' },
  { host: /^l\.(instagram|threads)\.(com|net)$/, path: /./, parameter: 'u' },
  { host: /(^|\.)youtube\.com$/, path: /^\/redirect$/, parameter: 'q' },
  { host: /^slack-redir\.net$/, path: /^\/link$/, parameter: 'url' },
  { host: /(^|\.)duckduckgo\.com$/, path: /^\/l\/?$/, parameter: 'uddg' },
];

/** A mail that is forwarded can have one around the other. */
const MAX_REDIRECTS = 5;

/** Links lead to their address, not past a counter of clicks. */
export function removeRedirects(body: HTMLElement) {
  for (const link of body.querySelectorAll('a[href]')) {
    for (let count = 0; count < MAX_REDIRECTS; count += 1) {
      const target = targetOf(link.getAttribute('href') ?? '');
      if (!target) break;
      link.setAttribute('href', target);
    }
  }
}

function targetOf(href: string): string | undefined {
  if (!URL.canParse(href)) return undefined;
  const { hostname, pathname, searchParams } = new URL(href);
  const target = REDIRECTS.filter(({ host, path }) => host.test(hostname) && path.test(pathname))
    .map(({ parameter }) => searchParams.get(parameter))
    .find(Boolean);
  return target && /^https?:/i.test(target) ? target : undefined;
}
