import type { NextConfig } from 'next';
import { requireEnv } from './lib/env/require-env';
import { hintCompilation } from './lib/next-internals/compile-hint';
import { routes } from './lib/routes';
import { securityHeaders } from './lib/security/response-headers';

const config: NextConfig = {
  // The tests build into a folder of their own, so that a running site keeps its files.
  distDir: process.env.NEXT_DIST_DIR ?? '.next',
  // Only the container file asks for it: with it `next start` warns that it was not meant.
  output: process.env.NEXT_OUTPUT === 'standalone' ? 'standalone' : undefined,
  cacheHandler: `${import.meta.dirname}/lib/next-internals/cache-handler.mjs`,
  // The handler decides what is kept; Next's copy in memory would not ask it.
  cacheMaxMemorySize: 0,
  compiler: { runAfterProductionCompile: ({ distDir }) => hintCompilation(distDir) },
  poweredByHeader: false,
  // The middleware does it, together with capitals: one step instead of two.
  skipTrailingSlashRedirect: true,
  images: { unoptimized: true },
  // Read by its path only, which the tracing of a standalone server does not see.
  outputFileTracingIncludes: {
    '/blog/[slug]/deelplaatje.jpg': ['./app/fonts/archivo-title.ttf', './app/fonts/fonts.conf'],
  },
  // Whoever counts down from page 2 in the address.
  redirects: async () => [{ source: '/blog/pagina/1', destination: routes.blog, permanent: true }],
  // A variable that Vercel sets, which ignores the cache handler.
  headers: async () => securityHeaders(requireEnv().SITE_URL, !process.env.VERCEL),
};

export default config;
