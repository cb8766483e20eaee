/**
 * @typedef {import('./random.mjs').Random} Random
 * @typedef {object} Part of a form
 * @property {string} name
 * @property {Buffer} value
 * @property {string} [fileName]
 * @property {string[]} [headers] further lines
 */

export const BOUNDARY = '----zuilwerk0123456789';

/** @param {Record<string, string>} fields @returns {Part[]} */
export function partsOf(fields) {
  return Object.entries(fields).map(([name, value]) => ({ name, value: Buffer.from(value) }));
}

/** @param {Part[]} parts @param {string} [boundary] */
export function multipart(parts, boundary = BOUNDARY) {
  const bytes = parts.flatMap(({ name, value, fileName, headers = [] }) => {
    const file = fileName === undefined ? '' : `; filename="${fileName}"`;
    const lines = [`Content-Disposition: form-data; name="${name}"${file}`, ...headers];
    return [
      Buffer.from(`--${boundary}\r\n${lines.join('\r\n')}\r\n\r\n`),
      value,
      Buffer.from('\r\n'),
    ];
  });
  return Buffer.concat([...bytes, Buffer.from(`--${boundary}--\r\n`)]);
}

export const MULTIPART_TYPE = `multipart/form-data; boundary=${BOUNDARY}`;
