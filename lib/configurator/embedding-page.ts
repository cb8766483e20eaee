/** The embedding page, from the Referer of an iframe request, and our host. */
export function embeddingPage(headers: Headers) {
  // The first value, as Next reads it for server actions: proxies append theirs.
  const forwarded = headers.get('x-forwarded-host')?.split(',')[0]?.trim();
  return { referer: headers.get('referer'), host: forwarded ?? headers.get('host') };
}
