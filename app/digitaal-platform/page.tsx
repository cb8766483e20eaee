import type { ReactNode } from 'react';
import { JsonLd } from '@/components/site/json-ld';
import { PageHeader } from '@/components/ui/page-header';
import { type ServiceId, services } from '@/lib/content/services';
import { createMetadata } from '@/lib/metadata';
import { routes } from '@/lib/routes';
import { breadcrumbList } from '@/lib/structured-data/breadcrumb-list';
import { BusinessCardExample } from './business-card-example';
import { CallExample } from './call-example';
import { ChatExample } from './chat-example';
import { DataAndPrivacy } from './data-and-privacy';
import { NextStep } from './next-step';
import { PostExample } from './post-example';
import { ServiceChapter } from './service-chapter';
import { ServiceOverview } from './service-overview';
import { SharedSource } from './shared-source';
import { SiteExample } from './site-example';

export const metadata = createMetadata({
  title: 'Digitaal platform met AI-diensten',
  description:
    'Digitaal visitekaartje, AI-chat, AI-telefoon, AI-social en slimme websites: wat elke dienst doet, niet doet, nodig heeft en kost.',
  path: routes.digitaalPlatform,
  picture: 'digitaal-platform',
});

const examples: Record<ServiceId, ReactNode> = {
  'digitaal-visitekaartje': <BusinessCardExample />,
  'ai-chat': <ChatExample />,
  'ai-telefoon': <CallExample />,
  'ai-social': <PostExample />,
  'slimme-websites': <SiteExample />,
};

export default function DigitalPlatformPage() {
  return (
    <>
      <JsonLd
        things={[breadcrumbList({ name: 'Digitaal Platform', path: routes.digitaalPlatform })]}
      />
      <PageHeader
        title={'Digitaal platform: vijf\u00a0diensten, één\u00a0bron'}
        intro="Uw schermen, website, chat en telefoon vertellen hetzelfde. Drie van de vijf diensten gebruiken AI en zeggen dat er openlijk bij."
      />
      <ServiceOverview />
      {services.map((service, index) => (
        <ServiceChapter
          key={service.id}
          service={service}
          mirrored={index % 2 === 1}
          example={examples[service.id]}
        />
      ))}
      <SharedSource />
      <DataAndPrivacy />
      <NextStep />
    </>
  );
}
