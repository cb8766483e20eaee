'use client';

import { type ComponentProps, useEffect, useRef } from 'react';
import { readChoiceMessage } from '@/lib/configurator/choice-message';
import { ownConfiguratorHref } from '@/lib/configurator/own-address';
import { replaceAddress } from '@/lib/replace-address';

type OwnConfiguratorProps = { dealer?: string } & Pick<
  ComponentProps<'iframe'>,
  'title' | 'className'
>;

/** Our own configurator in its frame. The address of this page holds what is chosen there. */
export function OwnConfigurator({ dealer, ...shown }: OwnConfiguratorProps) {
  const frame = useRef<HTMLIFrameElement>(null);

  useEffect(() => {
    function onMessage(event: MessageEvent<unknown>) {
      const own = { origin: location.origin, frame: frame.current?.contentWindow };
      const choice = readChoiceMessage(event, own);
      if (choice) replaceAddress(`?${new URLSearchParams(choice.query)}`);
    }
    addEventListener('message', onMessage);
    return () => removeEventListener('message', onMessage);
  }, []);

  // Lazy, so that the style sheet of all pages is there before the frame, which is laid out without waiting for it.
  return <iframe ref={frame} src={ownConfiguratorHref(dealer)} loading="lazy" {...shown} />;
}
