import type { MetadataRoute } from 'next';
import { palette } from '@/lib/business/palette';
import { site } from '@/lib/business/site';
import { routes } from '@/lib/routes';

export default function manifest(): MetadataRoute.Manifest {
  const icon = (name: string, size: number) => ({
    src: `/icons/${name}-${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
  });
  return {
    name: site.name,
    description: site.description,
    lang: 'nl',
    start_url: routes.home,
    display: 'browser',
    background_color: palette.paper,
    theme_color: palette.paper,
    icons: [
      icon('icon', 192),
      icon('icon', 512),
      { ...icon('icon-maskable', 512), purpose: 'maskable' },
    ],
  };
}
