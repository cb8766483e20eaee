import { type RefObject, useEffect, useState } from 'react';
import type { Composition } from '@/lib/business/configurator/composition';
import { choiceNames, withModel } from '@/lib/business/configurator/query';
import commonColours from '@/lib/business/content/ral-colours.json';
import type { Mount, Orientation, ProductId } from '@/lib/business/products/specs';
import type { RalColour } from '@/lib/business/ral/ral-classic';
import { type Scene, toScene } from './use-scenes';

/** Each colour is a file: a pointer that crosses the swatches loads none of them. In ms. */
const REST = 80;

/** The scene of the choice under the pointer or the focus, so that its pictures load before it is made. */
export function useAhead(
  form: RefObject<HTMLFormElement | null>,
  composition: Composition,
  colour: RalColour,
): Scene | undefined {
  const [field, setField] = useState<HTMLInputElement>();

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    function look({ target }: Event) {
      clearTimeout(timer);
      const input = (target as Element).closest('label')?.querySelector('input');
      if (input) timer = setTimeout(setField, REST, input);
    }
    const ended = new AbortController();
    for (const type of ['pointerover', 'focusin']) {
      form.current?.addEventListener(type, look, { passive: true, signal: ended.signal });
    }
    return () => {
      clearTimeout(timer);
      ended.abort();
    };
  }, [form]);

  switch (field?.name) {
    case choiceNames.model:
      return toScene(withModel(composition, field.value as ProductId), colour);
    case choiceNames.mount:
      return toScene({ ...composition, mount: field.value as Mount }, colour);
    case choiceNames.orientation:
      return toScene({ ...composition, orientation: field.value as Orientation }, colour);
    case choiceNames.colour: {
      const chosen = commonColours.find(({ code }) => code === field.value);
      return chosen && toScene(composition, chosen);
    }
  }
}
