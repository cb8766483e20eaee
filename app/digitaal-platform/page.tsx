import { JsonLd } from '@/components/site/json-ld';
import { type ServiceId, services } from '@/lib/business/content/services';
import { createMetadata } from '@/lib/pages/metadata';
import { breadcrumbList } from '@/lib/pages/structured-data/breadcrumb-list';
import { serviceData } from '@/lib/pages/structured-data/service';
import { routes } from '@/lib/routes';
import { CallExample } from './call/call-example';
import { ChatExample } from './chat/chat-example';
import { DataAndPrivacy } from './data-and-privacy';
import { MonthlyPrice } from './monthly-price';
import { NextStep } from './next-step';
import { Opening } from './opening';
import { PostExample } from './post/post-example';
import { ServiceChapter, type ServiceExample } from './service-chapter';
import { ServiceIndex } from './service-index';
import { SharedSource } from './shared-source';
import { WebsiteAndKiosk } from './website-and-kiosk/website-and-kiosk';

export const metadata = createMetadata({
  title: 'Digitaal platform: AI-chat, AI-telefoon en meer',
  description:
    'Digitaal visitekaartje, AI-chat, AI-telefoon, AI-social en slimme websites: wat elke dienst doet, niet doet, nodig heeft en kost.',
  path: routes.digitaalPlatform,
  picture: 'digitaal-platform',
});

const examples: Record<ServiceId, ServiceExample> = {
  'digitaal-visitekaartje': { place: 'opening' },
  'ai-chat': { place: 'right', thing: <ChatExample /> },
  'ai-telefoon': { place: 'bottom', thing: <CallExample /> },
  'ai-social': { place: 'left', thing: <PostExample /> },
  'slimme-websites': { place: 'bottom', thing: <WebsiteAndKiosk /> },
};

export default function DigitalPlatformPage() {
  return (
    <>
      <JsonLd
        things={[
          breadcrumbList({ name: 'Digitaal Platform', path: routes.digitaalPlatform }),
          ...services.map(serviceData),
        ]}
      />
      <Opening />
      <ServiceIndex />
      {services.map((service) => (
        <ServiceChapter key={service.id} service={service} example={examples[service.id]} />
      ))}
      <SharedSource />
      <DataAndPrivacy />
      <MonthlyPrice />
      <NextStep />
    </>
  );
}
