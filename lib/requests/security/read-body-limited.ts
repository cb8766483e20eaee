/**
 * Reads a body as text, and no further than the limit.
 * @param maxBytes of the body
 * @returns null when the body is longer or breaks off
 */
export async function readBodyLimited(
  { body }: Pick<Request, 'body'>,
  maxBytes: number,
): Promise<string | null> {
  if (!body) return '';
  const chunks: Uint8Array[] = [];
  let length = 0;
  try {
    for await (const chunk of body) {
      length += chunk.byteLength;
      // Leaving the loop cancels the stream.
      if (length > maxBytes) return null;
      chunks.push(chunk);
    }
  } catch {
    return null;
  }
  return Buffer.concat(chunks).toString('utf8');
}
