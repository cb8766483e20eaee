'use client';

import { type ComponentProps, useEffect, useRef } from 'react';
import { replaceUrl } from '@/lib/browser/replace-url';
import { readChoiceMessage } from '@/lib/configurator/choice-message';
import { routes } from '@/lib/routes';

type OwnConfiguratorProps = Pick<ComponentProps<'iframe'>, 'src' | 'title' | 'className'>;

/** The built-in configurator; its choices are mirrored in the query of this page. */
export function BuiltInConfigurator(shown: OwnConfiguratorProps) {
  const frame = useRef<HTMLIFrameElement>(null);

  useEffect(() => {
    function onMessage(event: MessageEvent<unknown>) {
      const own = { origin: location.origin, frame: frame.current?.contentWindow };
      const choice = readChoiceMessage(event, own);
      if (choice) replaceUrl(`?${new URLSearchParams(choice.query)}`);
    }
    // A link from this page to itself clears the query and keeps the iframe.
    function restoreQuery() {
      const frameQuery = frame.current?.contentWindow?.location.search;
      const isThisPage = location.pathname === routes.configurator;
      if (isThisPage && !holdsModel(location.search) && holdsModel(frameQuery))
        replaceUrl(`${frameQuery}`);
    }
    restoreQuery();
    addEventListener('message', onMessage);
    // Since Firefox 147 and Safari 26.2; older ones update the query at the next choice.
    window.navigation?.addEventListener('currententrychange', restoreQuery);
    return () => {
      removeEventListener('message', onMessage);
      window.navigation?.removeEventListener('currententrychange', restoreQuery);
    };
  }, []);

  // An eager iframe is laid out before the style sheet of the page has loaded.
  return <iframe ref={frame} loading="lazy" {...shown} />;
}

function holdsModel(search = ''): boolean {
  return new URLSearchParams(search).has('model');
}
