'use client';

import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { TextLink } from '@/components/ui/text-link';
import { frameHref } from '@/lib/frame-routes';

const FRAME = frameHref('configurator');

type PortalConfiguratorProps = {
  url: string;
} & Pick<ComponentProps<'iframe'>, 'title' | 'className'>;

/** The server reads the choice from the `Referer`, so it works without JavaScript. */
export function PortalConfigurator({ url, ...shown }: PortalConfiguratorProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [openedUrl, setOpenedUrl] = useState(url);

  function onLoad() {
    const document = frame.current?.contentDocument;
    const portal = document?.querySelector('iframe');
    if (!frame.current || !portal) return;
    setOpenedUrl(portal.src);
    // Some browsers send no referrer: reload the iframe with the query of this page.
    const urlWithQuery = FRAME + location.search;
    if (!document?.referrer && frame.current.getAttribute('src') !== urlWithQuery) {
      frame.current.src = urlWithQuery;
    }
  }

  // The iframe may have loaded before hydration.
  useEffect(onLoad, []);

  return (
    <>
      {/* Lazy: after client-side navigation the URL gets its query before the request. */}
      <iframe ref={frame} src={FRAME} loading="lazy" onLoad={onLoad} {...shown} />
      <p className="page-width pt-6">
        <TextLink href={openedUrl}>Open de configurator op een eigen pagina</TextLink>
      </p>
    </>
  );
}
