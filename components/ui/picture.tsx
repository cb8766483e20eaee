import { avifFiles, webpFile } from '@/lib/pages/picture-files';

type Frame = {
  media: string;
  name: string;
  widths: readonly number[];
  fallback: number;
  sizes: string;
};

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
  /** Another frame of the same scene, where `media` holds. */
  frame?: Frame;
  /** Set for the picture above the fold only. */
  priority?: boolean;
  className?: string;
};

export function Picture({
  name,
  alt,
  width,
  height,
  widths,
  fallback = 800,
  sizes,
  frame,
  priority = false,
  className,
}: PictureProps) {
  return (
    <picture>
      {frame && (
        <>
          <source
            type="image/avif"
            media={frame.media}
            srcSet={avifFiles(frame.name, frame.widths)}
            sizes={frame.sizes}
          />
          <source media={frame.media} srcSet={webpFile(frame.name, frame.fallback)} />
        </>
      )}
      <source type="image/avif" srcSet={avifFiles(name, widths)} sizes={sizes} />
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
