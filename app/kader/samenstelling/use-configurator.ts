'use client';

import { type RefObject, useEffect, useRef, useState } from 'react';
import { CHOICE_MESSAGE, type ChoiceMessage } from '@/lib/configurator/choice-message';
import { openingQuery } from '@/lib/configurator/own-address';
import { type ConfiguratorState, fromQuery, holdsChoice, toQuery } from '@/lib/configurator/query';
import commonColours from '@/lib/content/ral-colours.json';
import type { RalColour } from '@/lib/ral/ral-classic';
import { replaceAddress } from '@/lib/replace-address';

/**
 * Holds what is chosen, from what the server read in the address on. Each change goes into the
 * address and to the page around the frame.
 * @param otherColour the chosen one where it is none of the common ones
 */
export function useConfigurator(
  formRef: RefObject<HTMLFormElement | null>,
  { composition: first, dealer }: ConfiguratorState,
  otherColour?: RalColour,
) {
  const [composition, setComposition] = useState(first);
  const [other, setOther] = useState(otherColour);
  const [isLive, setIsLive] = useState(false);
  const colours: RalColour[] = other ? [...commonColours, other] : commonColours;
  const colour =
    colours.find(({ code }) => code === composition.colour) ?? (colours[0] as RalColour);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the script takes over the form.
  useEffect(() => {
    const page = addressOfPageAround();
    if (page) return location.replace(`?${page}`);
    setIsLive(true);
    // A visitor who was faster than the script keeps what is chosen, where it can be made.
    const isOffered = (code: string) => colours.some((offered) => offered.code === code);
    if (formRef.current)
      setComposition(fromQuery(fieldsOf(formRef.current), isOffered).composition);
  }, []);

  const query = toQuery({ composition, dealer }).toString();
  const told = useRef(query);
  useEffect(() => {
    if (query === told.current) return;
    told.current = query;
    replaceAddress(`?${query}`);
    const message: ChoiceMessage = { type: CHOICE_MESSAGE, query };
    if (window.parent !== window) window.parent.postMessage(message, location.origin);
  }, [query]);

  function chooseColour({ code, name, srgb }: RalColour) {
    if (!colours.some((offered) => offered.code === code)) setOther({ code, name, srgb });
    setComposition((now) => ({ ...now, colour: code }));
  }

  const state: ConfiguratorState = { composition, dealer };
  return { state, colours, colour, isLive, choose: setComposition, chooseColour, query };
}

/**
 * The query to open with where the page around the frame holds a choice that the server was not told
 * of: some browsers keep to themselves where a request comes from.
 */
function addressOfPageAround(): URLSearchParams | undefined {
  const own = new URLSearchParams(location.search);
  if (window.parent === window || holdsChoice(openingQuery(own, document.referrer, location.host)))
    return;
  const asked = openingQuery(own, window.parent.location.href, location.host);
  return holdsChoice(asked) ? asked : undefined;
}

/** As a browser without scripts would send them. */
function fieldsOf(form: HTMLFormElement): URLSearchParams {
  return new URLSearchParams(
    Array.from(new FormData(form), ([name, value]) => [name, String(value)]),
  );
}
