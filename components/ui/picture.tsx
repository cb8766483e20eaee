type PictureProps = {
  /** Path in /public/pictures without width and extension: "rooms/office". */
  name: string;
  alt: string;
  /** Intrinsic size, which prevents layout shift. */
  width: number;
  height: number;
  /** Widths in px of the AVIF files, ascending. */
  widths?: readonly number[];
  /** Width in px of the WebP file. */
  fallback?: number;
  sizes: string;
  /** Only for the largest picture above the fold. */
  priority?: boolean;
  className?: string;
};

/** A picture as AVIF in several widths, with WebP as the fallback. */
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
