/** The header in the form of browsers: Next and this site must not read two different boundaries in it. */
const FORM_TYPE = /^multipart\/form-data; ?boundary=([-\w'.]{1,70})$/i;
/** A file has a plain content type, a text field none. */
const PLAIN_LINE = /^content-(disposition: |type: [-\w.+/]*$)/i;

/** The multipart boundary of a form; undefined for another content type. */
export function boundaryOf(contentType: string | null): string | undefined {
  return FORM_TYPE.exec(contentType ?? '')?.[1];
}

/**
 * Whether the parts of a form have only the headers that a browser sends. Next's parser (busboy)
 * decodes a field by the charset of its part and `FormData` does not: it would read another text than
 * the one that was checked.
 */
export function hasPlainMultipartHeaders(body: ArrayBuffer, boundary: string): boolean {
  const [, ...parts] = Buffer.from(body).toString('latin1').split(`--${boundary}\r\n`);
  return parts.every((part) => {
    const [head = ''] = part.split('\r\n\r\n', 1);
    return head.split('\r\n').every((line) => PLAIN_LINE.test(line));
  });
}
