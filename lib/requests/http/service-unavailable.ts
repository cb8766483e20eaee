/** Response to a program whose document cannot be made now: an empty document would read as if all content was withdrawn. */
export function serviceUnavailable(): Response {
  return new Response(null, { status: 503, headers: { 'retry-after': '60' } });
}
