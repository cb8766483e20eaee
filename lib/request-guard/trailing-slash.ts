/**
 * "//Kiosken?a=b" -> "/Kiosken/?a=b", which the middleware knows as an address that has moved. Next
 * would answer the former itself, with an address that then moves again for its capitals.
 */
export function moveTrailingSlash(address: string): string {
  const [path = ''] = address.split('?', 1);
  const isRepeated = /^[\\/]/.test(path) && /[\\/]{2}|\\/.test(path);
  const plain = path.replaceAll(/[\\/]+/g, '/');
  // The home page has no other address: Next's own answer is the right one.
  if (!isRepeated || plain === '/') return address;
  return `${plain.replace(/\/$/, '')}/${address.slice(path.length)}`;
}
