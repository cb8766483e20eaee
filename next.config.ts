import type { NextConfig } from 'next';
import { EnvironmentError, getEnv } from './lib/env';

function checkedEnv() {
  try {
    return getEnv();
  } catch (error) {
    if (!(error instanceof EnvironmentError)) throw error;
    // Names what is missing and stops; Next would print its own stack around it.
    console.error(error.message);
    process.exit(1);
  }
}

const bucket = `${checkedEnv().SUPABASE_URL}/storage/v1/object/public/media`;

const config: NextConfig = {
  // The tests build into a folder of their own, so that a running site keeps its files.
  distDir: process.env.NEXT_DIST_DIR ?? '.next',
  cacheHandler: `${import.meta.dirname}/lib/cache/cache-handler.mjs`,
  // The handler decides what is kept; Next's copy in memory would not ask it.
  cacheMaxMemorySize: 0,
  poweredByHeader: false,
  images: { unoptimized: true },
  rewrites: async () => [{ source: '/media/:path*', destination: `${bucket}/:path*` }],
};

export default config;
