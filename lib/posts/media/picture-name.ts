const MAX_LENGTH = 100;

/** "Foto Café 1.JPG" becomes "foto-cafe-1", which needs no escaping in a URL; null for a name without letters and digits. */
export function pictureNameOf(file: string): string | null {
  const words = file
    .replace(/^.*[\\/]/, '')
    .replace(/(?!^)\.[^.]*$/, '')
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[a-z0-9]+/g);
  return words?.join('-').slice(0, MAX_LENGTH).replace(/-$/, '') ?? null;
}
