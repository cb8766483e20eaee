import { splitFocus } from '@/lib/posts/focus';

type ThumbnailProps = {
  src: string;
  alt?: string;
  /** Crops the picture as the site does above a post. */
  isCropped?: boolean;
  /** Shows it as high as its width makes it. */
  isWhole?: boolean;
};

/** A picture of the site, small. The site serves the largest file where there is no smaller one. */
export function Thumbnail({ src, alt = '', isCropped, isWhole }: ThumbnailProps) {
  const { url, focus } = splitFocus(src);
  return (
    <img
      src={url.replace(/^(\/media\/blog\/.+)\.avif$/, '$1-640.avif')}
      alt={alt}
      loading="lazy"
      decoding="async"
      style={focus ? { objectPosition: focus } : undefined}
      className={`w-full bg-mist ${isCropped ? 'aspect-video object-cover' : isWhole ? 'h-auto' : 'aspect-3/2 object-contain'}`}
    />
  );
}
