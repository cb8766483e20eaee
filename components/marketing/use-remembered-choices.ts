'use client';

import { useCallback, useEffect, useState } from 'react';
import {
  type ChoiceName,
  type RememberedChoices,
  STORAGE_KEY,
  validChoices,
  withChoice,
} from '@/lib/remembered-choices';

/**
 * The choices on this device; undefined until they are read, and without JavaScript. A browser
 * that refuses storage remembers nothing, which needs no message.
 */
export function useRememberedChoices() {
  const [choices, setChoices] = useState<RememberedChoices>();

  useEffect(() => setChoices(read()), []);

  const remember = useCallback((name: ChoiceName) => {
    const changed = withChoice(read(), name, new Date());
    setChoices(changed);
    quietly(() => localStorage.setItem(STORAGE_KEY, JSON.stringify(changed)));
  }, []);

  const forgetAll = useCallback(() => {
    setChoices({});
    quietly(() => localStorage.removeItem(STORAGE_KEY));
  }, []);

  return { choices, remember, forgetAll };
}

function read(): RememberedChoices {
  const stored = quietly(() => localStorage.getItem(STORAGE_KEY)) ?? null;
  return validChoices(stored, new Date());
}

function quietly<T>(access: () => T): T | undefined {
  try {
    return access();
  } catch {
    return undefined;
  }
}
