/** Calls the revalidation webhook, as pg_net does in a hosted project. Failures are only logged. */
export async function announcePostChange(
  siteUrl: string,
  secret: string,
  body: string,
  timeLimitMs = 5000,
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
