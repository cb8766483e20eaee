/**
 * The answer for a machine whose document cannot be made just now: it is asked to come back in a
 * minute, since an empty document would read as if all was withdrawn.
 */
export function serviceUnavailable(): Response {
  return new Response(null, { status: 503, headers: { 'retry-after': '60' } });
}
