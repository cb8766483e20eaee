/**
 * Passes a change of the posts on to the site, as pg_net does for a hosted project. The site may
 * be down or not up yet; it then revalidates by time.
 */
export async function announcePostChange(
  siteUrl: string,
  secret: string,
  body: string,
  timeLimitMs: number = 5000,
) {
  try {
    const response = await fetch(`${siteUrl}/api/revalidate`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-webhook-secret': secret },
      body,
      signal: AbortSignal.timeout(timeLimitMs),
    });
    if (!response.ok) console.error(`Revalidation was refused: ${response.status}`);
  } catch (error) {
    console.error(
      `Revalidation did not reach the site: ${error instanceof Error ? error.message : error}`,
    );
  }
}
