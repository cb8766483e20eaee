export type Part = {
  name: string;
  value: Buffer;
  fileName?: string;
  /** Additional header lines. */
  headers?: string[];
};

export const BOUNDARY = '----zuilwerk0123456789';

export function partsOf(fields: Record<string, string>): Part[] {
  return Object.entries(fields).map(([name, value]) => ({ name, value: Buffer.from(value) }));
}

export function multipart(parts: Part[], boundary = BOUNDARY) {
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
