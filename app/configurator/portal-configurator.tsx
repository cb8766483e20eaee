'use client';

import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { TextLink } from '@/components/ui/text-link';
import { frameHref } from '@/lib/frame-routes';

const FRAME = frameHref('configurator');

type PortalConfiguratorProps = {
  /** Of the portal, without a choice. */
  address: string;
} & Pick<ComponentProps<'iframe'>, 'title' | 'className'>;

/**
 * The configurator of the partner portal. The server reads the choice from the `Referer` of the
 * request for the frame, which is the address of this page, so that it works without JavaScript and
 * loads once.
 */
export function PortalConfigurator({ address, ...shown }: PortalConfiguratorProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [opened, setOpened] = useState(address);

  function onLoad() {
    const document = frame.current?.contentDocument;
    const portal = document?.querySelector('iframe');
    if (!frame.current || !portal) return;
    setOpened(portal.src);
    // Some browsers send no referrer.
    const withChoice = FRAME + location.search;
    if (!document?.referrer && frame.current.getAttribute('src') !== withChoice) {
      frame.current.src = withChoice;
    }
  }

  // The frame may have loaded before this script.
  useEffect(onLoad, []);

  return (
    <>
      {/* Lazy, so that after a link of this site the request starts when the address has the choice. */}
      <iframe ref={frame} src={FRAME} loading="lazy" onLoad={onLoad} {...shown} />
      <p className="page-width pt-6">
        <TextLink href={opened}>Open de configurator op een eigen pagina</TextLink>
      </p>
    </>
  );
}
