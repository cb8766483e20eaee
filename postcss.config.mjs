import { forOlderBrowsers } from './lib/platform/styles/older-browsers.mjs';

// Tailwind by its name: imported, Turbopack would bundle it, with its native parts.
export default { plugins: ['@tailwindcss/postcss', forOlderBrowsers()] };
