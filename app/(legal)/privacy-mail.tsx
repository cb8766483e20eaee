import { TextLink } from '@/components/ui/text-link';
import { site } from '@/lib/business/site';

export function PrivacyMail() {
  return <TextLink href={`mailto:${site.email.privacy}`}>{site.email.privacy}</TextLink>;
}
