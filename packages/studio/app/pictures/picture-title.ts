/** `blog/de-juiste-kleur.avif` becomes `de-juiste-kleur`. */
export function pictureTitle({ path }: { path: string }): string {
  return path.replace(/^blog\//, '').replace(/\.avif$/, '');
}
