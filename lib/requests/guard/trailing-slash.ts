/**
 * "//Kiosken?a=b" -> "/Kiosken/?a=b", which the middleware redirects in one step. Next itself would
 * redirect the former, without the middleware, to a URL that is redirected again for its capitals.
 */
export function moveTrailingSlash(url: string): string {
  const [path = ''] = url.split('?', 1);
  const isRepeated = /^[\\/]/.test(path) && /[\\/]{2}|\\/.test(path);
  const plain = path.replaceAll(/[\\/]+/g, '/');
  // Next redirects the home page rightly by itself.
  if (!isRepeated || plain === '/') return url;
  return `${plain.replace(/\/$/, '')}/${url.slice(path.length)}`;
}
