'use client';

import { type ComponentProps, useEffect, useRef } from 'react';
import { readChoiceMessage } from '@/lib/configurator/choice-message';
import { ownConfiguratorHref } from '@/lib/configurator/own-address';

type OwnConfiguratorProps = { dealer?: string } & Pick<
  ComponentProps<'iframe'>,
  'title' | 'className'
>;

/** Our own configurator in its frame. The address of this page holds what is chosen there. */
export function OwnConfigurator({ dealer, ...shown }: OwnConfiguratorProps) {
  const frame = useRef<HTMLIFrameElement>(null);

  useEffect(() => {
    // The prerendered page knows nothing of a link with a choice in it.
    if (location.search) {
      const address = ownConfiguratorHref({ query: location.search, dealer });
      frame.current?.contentWindow?.location.replace(address);
    }
    function onMessage(event: MessageEvent<unknown>) {
      const own = { origin: location.origin, frame: frame.current?.contentWindow };
      const choice = readChoiceMessage(event, own);
      if (choice) history.replaceState(null, '', `?${new URLSearchParams(choice.query)}`);
    }
    addEventListener('message', onMessage);
    return () => removeEventListener('message', onMessage);
  }, [dealer]);

  return <iframe ref={frame} src={ownConfiguratorHref({ dealer })} {...shown} />;
}
