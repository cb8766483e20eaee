import { type Thing, toJsonLd } from '@/lib/pages/structured-data/thing';

export function JsonLd({ things }: { things: readonly Thing[] }) {
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: React would escape the quotes; "<" is escaped in toJsonLd.
      dangerouslySetInnerHTML={{ __html: toJsonLd(things) }}
    />
  );
}
