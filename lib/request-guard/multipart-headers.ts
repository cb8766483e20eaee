/** As browsers write it; Next and we must not come to read two different boundaries in it. */
const FORM_TYPE = /^multipart\/form-data; ?boundary=([-\w'.]{1,70})$/i;
/** A file says of what type it is, a text nothing. */
const PLAIN_LINE = /^content-(disposition: |type: [-\w.+/]*$)/i;

/** The line that divides the parts of a form; undefined when a body is none. */
export function boundaryOf(contentType: string | null): string | undefined {
  return FORM_TYPE.exec(contentType ?? '')?.[1];
}

/**
 * Whether the parts of a form say no more about themselves than a browser does. Next decodes a text
 * by the charset that its part names, and `FormData` does not: what was checked would be another text
 * than what is read.
 */
export function hasPlainMultipartHeaders(body: ArrayBuffer, boundary: string): boolean {
  const [, ...parts] = Buffer.from(body).toString('latin1').split(`--${boundary}\r\n`);
  return parts.every((part) => {
    const [head = ''] = part.split('\r\n\r\n', 1);
    return head.split('\r\n').every((line) => PLAIN_LINE.test(line));
  });
}
