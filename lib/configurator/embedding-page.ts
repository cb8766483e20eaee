/**
 * The page that has a configurator in its frame, as the browser names it, and the host of this request.
 * @param headers of the request for the document in the frame
 */
export function pageAround(headers: Headers) {
  // Read as Next reads it for a server action: behind proxies the first name is the visitor's.
  const forwarded = headers.get('x-forwarded-host')?.split(',')[0]?.trim();
  return { referer: headers.get('referer'), host: forwarded ?? headers.get('host') };
}
