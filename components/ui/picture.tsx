type PictureProps = {
  /** Name of the set in /public/pictures, without width and ending: "brandvision-7016". */
  name: string;
  /** Empty for a picture that only repeats the text beside it. */
  alt: string;
  width: number;
  height: number;
  /** Widths in px for which an AVIF file exists, smallest first. */
  widths?: readonly number[];
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
  widths = [400, 800, 1200],
  sizes,
  priority = false,
  className,
}: PictureProps) {
  const srcSet = widths.map((w) => `/pictures/${name}-${w}.avif ${w}w`).join(', ');
  return (
    <picture>
      <source type="image/avif" srcSet={srcSet} sizes={sizes} />
      <img
        src={`/pictures/${name}-800.webp`}
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
