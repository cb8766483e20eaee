import type { MetadataRoute } from 'next';
import { absoluteUrl } from '@/lib/platform/absolute-url';
import { SITEMAP_PATH } from '@/lib/routes';

export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: '*', allow: '/', disallow: '/api/' },
    sitemap: absoluteUrl(SITEMAP_PATH),
  };
}
