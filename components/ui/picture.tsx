import { webpFile } from '@/lib/pages/picture-files';

type PictureProps = {
  /** Path in /public/pictures without width and extension. */
  name: string;
  alt: string;
  /** Intrinsic size in px. */
  width: number;
  height: number;
  /** Widths of the AVIF files in px. */
  widths?: readonly number[];
  /** Width of the WebP file in px. */
  fallback?: number;
  sizes: string;
  /** Set for the picture above the fold only. */
  priority?: boolean;
  className?: string;
};

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
        src={webpFile(name, fallback)}
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
