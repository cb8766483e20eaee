/** Where Google Docs, Gmail and Outlook put the address that was linked. */
const REDIRECTS = [
  { host: /(^|\.)google\.[a-z.]+$/, path: '/url', parameters: ['q', 'url'] },
  { host: /\.safelinks\.protection\.outlook\.com$/, path: '/', parameters: ['url'] },
];

/** Links lead to their address, not past a counter of clicks. */
export function removeRedirects(body: HTMLElement) {
  for (const link of body.querySelectorAll('a[href]')) {
    const target = targetOf(link.getAttribute('href') ?? '');
    if (target) link.setAttribute('href', target);
  }
}

function targetOf(href: string): string | undefined {
  if (!URL.canParse(href)) return undefined;
  const { hostname, pathname, searchParams } = new URL(href);
  const redirect = REDIRECTS.find(({ host, path }) => host.test(hostname) && pathname === path);
  const target = redirect?.parameters.map((name) => searchParams.get(name)).find(Boolean);
  return target && /^https?:/.test(target) ? target : undefined;
}
