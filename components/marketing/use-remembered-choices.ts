'use client';

import { useCallback, useEffect, useState } from 'react';
import { keep, readKept } from '@/lib/kept-on-device';
import {
  type ChoiceName,
  type RememberedChoices,
  validChoices,
  withChoice,
} from '@/lib/remembered-choices';

/** The choices on this device; undefined until they are read, and without JavaScript. */
export function useRememberedChoices() {
  const [choices, setChoices] = useState<RememberedChoices>();

  useEffect(() => setChoices(read()), []);

  const remember = useCallback((name: ChoiceName) => {
    const changed = withChoice(read(), name, new Date());
    setChoices(changed);
    keep('choices', JSON.stringify(changed));
  }, []);

  return { choices, remember };
}

function read(): RememberedChoices {
  return validChoices(readKept('choices'), new Date());
}
