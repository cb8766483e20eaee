'use client';

import { useCallback, useEffect, useState } from 'react';
import {
  type ChoiceName,
  type EmbedConsent,
  validChoices,
  withChoice,
} from '@/lib/platform/browser/embed-consent';
import { keep, readStored } from '@/lib/platform/browser/storage';

/** `choices` is undefined before hydration. */
export function useEmbedConsent() {
  const [choices, setChoices] = useState<EmbedConsent>();

  useEffect(() => setChoices(read()), []);

  const remember = useCallback((name: ChoiceName) => {
    const changed = withChoice(read(), name, new Date());
    setChoices(changed);
    keep('choices', JSON.stringify(changed));
  }, []);

  return { choices, remember };
}

function read(): EmbedConsent {
  return validChoices(readStored('choices'), new Date());
}
