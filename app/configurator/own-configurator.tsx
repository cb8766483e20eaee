'use client';

import { type ComponentProps, useEffect, useRef } from 'react';
import { replaceUrl } from '@/lib/browser/replace-url';
import { readChoiceMessage } from '@/lib/configurator/choice-message';
import { routes } from '@/lib/routes';

type OwnConfiguratorProps = Pick<ComponentProps<'iframe'>, 'src' | 'title' | 'className'>;

/** Our own configurator in its frame. The address of this page holds what is chosen there. */
export function OwnConfigurator(shown: OwnConfiguratorProps) {
  const frame = useRef<HTMLIFrameElement>(null);

  useEffect(() => {
    function onMessage(event: MessageEvent<unknown>) {
      const own = { origin: location.origin, frame: frame.current?.contentWindow };
      const choice = readChoiceMessage(event, own);
      if (choice) replaceUrl(`?${new URLSearchParams(choice.query)}`);
    }
    // A link to this very page empties the address and leaves the frame as it is.
    function bringBackChoice() {
      const chosen = frame.current?.contentWindow?.location.search;
      const isHere = location.pathname === routes.configurator;
      if (isHere && !holdsModel(location.search) && holdsModel(chosen)) replaceUrl(`${chosen}`);
    }
    bringBackChoice();
    addEventListener('message', onMessage);
    // Firefox has it since 147, Safari since 26.2; in older ones the address follows the next choice.
    window.navigation?.addEventListener('currententrychange', bringBackChoice);
    return () => {
      removeEventListener('message', onMessage);
      window.navigation?.removeEventListener('currententrychange', bringBackChoice);
    };
  }, []);

  // Lazy, so that the style sheet of all pages is there before the frame, which is laid out without waiting for it.
  return <iframe ref={frame} loading="lazy" {...shown} />;
}

/** A whole choice names the model. */
function holdsModel(search = ''): boolean {
  return new URLSearchParams(search).has('model');
}
