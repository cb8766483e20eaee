import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import { ChosenAccent } from '@/components/site/chosen-accent';
import { EarlyInput } from '@/components/site/early-input';
import { LateFont } from '@/components/site/late-font';
import { OlderBrowsers } from '@/components/site/older-browsers';
import { SiteFooter } from '@/components/site/site-footer';
import { SiteHeader } from '@/components/site/site-header';
import { SkipLink } from '@/components/site/skip-link';
import { palette } from '@/lib/business/palette';
import { site } from '@/lib/business/site';
import { getEnv } from '@/lib/platform/env/env';
import { fontStyle, fontUrl } from './fonts/font-faces';
import './globals.css';

export const metadata: Metadata = {
  metadataBase: new URL(getEnv().SITE_URL),
  title: { default: `${site.name}: kiosken en digital signage`, template: `%s | ${site.name}` },
  description: site.description,
  // Phones would turn a time or a postal code into a link, and change the text before React reads it.
  formatDetection: { telephone: false, date: false, address: false, email: false, url: false },
};

export const viewport: Viewport = {
  themeColor: palette.paper,
};

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="nl">
      <head>
        <style>{fontStyle}</style>
      </head>
      <body className="flex min-h-dvh flex-col font-sans">
        <EarlyInput />
        <OlderBrowsers />
        <ChosenAccent />
        <LateFont url={fontUrl} />
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
