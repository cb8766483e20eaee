import type { Metadata, Viewport } from 'next';
import localFont from 'next/font/local';
import type { ReactNode } from 'react';
import { ChosenAccent } from '@/components/site/chosen-accent';
import { SiteFooter } from '@/components/site/site-footer';
import { SiteHeader } from '@/components/site/site-header';
import { SkipLink } from '@/components/site/skip-link';
import { getEnv } from '@/lib/env/env';
import { palette } from '@/lib/palette';
import { site } from '@/lib/site';
import './globals.css';

const archivo = localFont({
  src: './fonts/archivo-latin.woff2',
  variable: '--font-archivo',
  weight: '400 700',
  declarations: [{ prop: 'font-stretch', value: '75% 100%' }],
  // Prefers the fallback font on a slow connection over a layout shift.
  display: 'optional',
  adjustFontFallback: false,
});

export const metadata: Metadata = {
  metadataBase: new URL(getEnv().SITE_URL),
  title: { default: `${site.name}: kiosken en digital signage`, template: `%s | ${site.name}` },
  description: site.description,
};

export const viewport: Viewport = {
  themeColor: palette.paper,
};

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="nl" className={archivo.variable}>
      <body className="flex min-h-dvh flex-col font-sans">
        <ChosenAccent />
        <SkipLink />
        <SiteHeader />
        <main id="inhoud" tabIndex={-1} className="flex-1 outline-none">
          {children}
        </main>
        <SiteFooter />
      </body>
    </html>
  );
}
