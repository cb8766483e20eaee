import { TextLink } from '@/components/ui/text-link';
import { contactHref } from '@/lib/contact/contact-href';
import { frameHref } from '@/lib/requests/security/frame-routes';

type PortalConfiguratorProps = {
  choice: URLSearchParams;
  /** URL of the portal page with the choice in its query. */
  url: string;
};

export function PortalConfigurator({ choice, url }: PortalConfiguratorProps) {
  const frame = frameHref('configurator');
  return (
    <>
      <h1 className="sr-only">Kioskconfigurator</h1>
      {/* An eager iframe is laid out before the style sheet of the page has loaded. */}
      <iframe
        src={choice.size > 0 ? `${frame}?${choice}` : frame}
        title="Kioskconfigurator"
        loading="lazy"
        className="block h-[calc(100dvh-var(--spacing-header))] w-full"
      />
      <p className="page-width py-6">
        <TextLink href={url}>Open de configurator op een eigen pagina</TextLink>. Werkt hij niet?{' '}
        <TextLink href={contactHref('samenstelling')}>
          Vraag de samenstelling aan via contact
        </TextLink>
        .
      </p>
    </>
  );
}
