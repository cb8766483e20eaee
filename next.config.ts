import type { NextConfig } from 'next';
import { COMPOSED_PATH } from './lib/business/configurator/composed-path';
import { CHOSEN_ROOM_PATH } from './lib/business/room-models/path';
import { requireEnv } from './lib/platform/env/require-env';
import { securityHeaders } from './lib/requests/security/response-headers';
import { ROOM_PATH, routes } from './lib/routes';
import { hintCompilation } from './packages/page-cache/compile-hint';

const TYPEFACE_OF_PICTURES = ['./app/fonts/archivo-title.ttf', './app/fonts/fonts.conf'];
const TYPEFACE_OF_PDF = ['./app/fonts/archivo-regular.ttf', './app/fonts/archivo-semibold.ttf'];

const ROOM_MODELS = ['./lib/business/room-models/geometry/*.glb'];

const config: NextConfig = {
  // The tests build into another folder, so that a running site keeps its files.
  distDir: process.env.NEXT_DIST_DIR ?? '.next',
  // Only the container uses it: `next start` warns about it.
  output: process.env.NEXT_OUTPUT === 'standalone' ? 'standalone' : undefined,
  cacheHandler: `${import.meta.dirname}/packages/page-cache/cache-handler.mjs`,
  // Next's memory cache would bypass the rules of the handler.
  cacheMaxMemorySize: 0,
  compiler: { runAfterProductionCompile: ({ distDir }) => hintCompilation(distDir) },
  // `npm test` checks types. A build would also check those of the tests, whose packages a container lacks.
  typescript: { ignoreBuildErrors: true },
  turbopack: { rules: { '*.woff2': { type: 'asset' } } },
  // Its files of fonts and standards are read from its own folder.
  serverExternalPackages: ['pdfkit'],
  poweredByHeader: false,
  // The middleware redirects trailing slashes and capitals in one step.
  skipTrailingSlashRedirect: true,
  images: { unoptimized: true },
  // Read by path, which the file tracing of the standalone build does not see.
  outputFileTracingIncludes: {
    '/blog/[slug]/deelplaatje.jpg': TYPEFACE_OF_PICTURES,
    '/kiosken/tekening/[drawing]': TYPEFACE_OF_PDF,
    '/kiosken/productblad/[sheet]': [
      ...TYPEFACE_OF_PDF,
      './public/pictures/products/*-7016-800.webp',
    ],
    '/deelplaatje/[file]': [...TYPEFACE_OF_PICTURES, './public/pictures/products/*-800.webp'],
    '/modellen/[edition]/[file]': ROOM_MODELS,
    [CHOSEN_ROOM_PATH]: ROOM_MODELS,
  },
  redirects: async () => [
    // A visitor may edit the URL of page 2.
    { source: '/blog/pagina/1', destination: routes.blog, permanent: true },
    // The URL of former links, and the route to which middleware.ts rewrites; the query is kept.
    ...['/kader/samenstelling', COMPOSED_PATH].map((source) => ({
      source,
      destination: routes.configurator,
      permanent: true,
    })),
    { source: CHOSEN_ROOM_PATH, destination: ROOM_PATH, permanent: true },
  ],
  headers: async () => securityHeaders(requireEnv().SITE_URL, !process.env.VERCEL),
};

export default config;
