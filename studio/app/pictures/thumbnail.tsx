/** A picture of the site, small. The site answers with the largest file where there is no smaller one. */
export function Thumbnail({ src, alt = '' }: { src: string; alt?: string }) {
  return (
    <img
      src={src.replace(/^(\/media\/blog\/.+)\.avif$/, '$1-640.avif')}
      alt={alt}
      loading="lazy"
      decoding="async"
      className="aspect-3/2 w-full bg-mist object-contain"
    />
  );
}
