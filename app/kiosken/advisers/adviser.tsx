'use client';

import { type ComponentType, useEffect, useRef, useState } from 'react';

const forms: Record<'reading' | 'window' | 'energy', () => Promise<ComponentType>> = {
  reading: async () => (await import('./reading-adviser')).ReadingAdviser,
  window: async () => (await import('./window-adviser')).WindowAdviser,
  energy: async () => (await import('./energy-adviser')).EnergyAdviser,
};

/** Nothing is loaded until the surrounding `<details>` opens. */
export function Adviser({ form }: { form: keyof typeof forms }) {
  const container = useRef<HTMLDivElement>(null);
  const [Form, setForm] = useState<ComponentType>();
  const [hasFailed, setHasFailed] = useState(false);

  useEffect(() => {
    const details = container.current?.closest('details');
    const loadIfOpen = () => {
      if (!details?.open) return;
      forms[form]().then(
        (loaded) => setForm(() => loaded),
        (error) => {
          console.warn('An adviser could not be loaded.', error);
          setHasFailed(true);
        },
      );
    };
    // It may have been opened before hydration.
    loadIfOpen();
    details?.addEventListener('toggle', loadIfOpen);
    return () => details?.removeEventListener('toggle', loadIfOpen);
  }, [form]);

  return (
    <div ref={container}>
      {Form && <Form />}
      {!Form && hasFailed && (
        <p role="alert">De rekenhulp laadt niet. Vouw de vraag dicht en weer open.</p>
      )}
    </div>
  );
}
