type PictureProps = {
  /** Folder and name in /public/pictures, without width and ending: "rooms/office". */
  name: string;
  /** Empty for a picture that only repeats the text beside it. */
  alt: string;
  /** Of the full picture, so that its place is kept while it loads. */
  width: number;
  height: number;
  /** Widths in px for which an AVIF file exists, smallest first. */
  widths?: readonly number[];
  /** The one width of the WebP file. */
  fallback?: number;
  /** How wide the picture stands on the page, as in the `sizes` attribute. */
  sizes: string;
  /** Only for the picture that a visitor sees first. */
  priority?: boolean;
  className?: string;
};

/** One of our own renders: AVIF in several widths, WebP for browsers that cannot read it. */
export function Picture({
  name,
  alt,
  width,
  height,
  widths = [400, 800, 1200, 1600],
  fallback = 800,
  sizes,
  priority = false,
  className,
}: PictureProps) {
  const srcSet = widths.map((w) => `/pictures/${name}-${w}.avif ${w}w`).join(', ');
  return (
    <picture>
      <source type="image/avif" srcSet={srcSet} sizes={sizes} />
      <img
        src={`/pictures/${name}-${fallback}.webp`}
        alt={alt}
        width={width}
        height={height}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : 'auto'}
        decoding="async"
        className={className}
      />
    </picture>
  );
}
