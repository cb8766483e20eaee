'use client';

import { type ComponentType, useEffect, useRef, useState } from 'react';

/** Each with the figures that it reckons with. */
const forms: Record<'reading' | 'window' | 'energy', () => Promise<ComponentType>> = {
  reading: async () => (await import('./reading-adviser')).ReadingAdviser,
  window: async () => (await import('./window-adviser')).WindowAdviser,
  energy: async () => (await import('./energy-adviser')).EnergyAdviser,
};

/** A form that is loaded once the question around it is unfolded; nothing without scripts. */
export function Adviser({ form }: { form: keyof typeof forms }) {
  const place = useRef<HTMLDivElement>(null);
  const [Form, setForm] = useState<ComponentType>();
  const [hasFailed, setHasFailed] = useState(false);

  useEffect(() => {
    const question = place.current?.closest('details');
    const loadIfOpen = () => {
      if (!question?.open) return;
      forms[form]().then(
        (loaded) => setForm(() => loaded),
        (error) => {
          console.warn('An adviser could not be loaded.', error);
          setHasFailed(true);
        },
      );
    };
    // It may have been unfolded before the script came.
    loadIfOpen();
    question?.addEventListener('toggle', loadIfOpen);
    return () => question?.removeEventListener('toggle', loadIfOpen);
  }, [form]);

  return (
    <div ref={place}>
      {Form && <Form />}
      {!Form && hasFailed && (
        <p role="alert">De rekenhulp laadt niet. Vouw de vraag dicht en weer open.</p>
      )}
    </div>
  );
}
