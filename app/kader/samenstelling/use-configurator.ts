'use client';

import { type RefObject, useEffect, useRef, useState } from 'react';
import { replaceUrl } from '@/lib/browser/replace-url';
import { keep, readStored } from '@/lib/browser/storage';
import { CHOICE_MESSAGE, type ChoiceMessage } from '@/lib/configurator/choice-message';
import type { Composition } from '@/lib/configurator/composition';
import { openingQuery } from '@/lib/configurator/own-url';
import { type ConfiguratorState, fromQuery, holdsChoice, toQuery } from '@/lib/configurator/query';
import commonColours from '@/lib/content/ral-colours.json';
import type { RalColour } from '@/lib/ral/ral-classic';

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
    // A visitor who was faster than the script keeps what is chosen, where it can be made.
    const isOffered = (code: string) => colours.some((offered) => offered.code === code);
    const now = formRef.current
      ? fromQuery(fieldsOf(formRef.current), isOffered).composition
      : first;
    const own = new URLSearchParams(location.search);
    const isOpenedWithChoice = holdsChoice(openingQuery(own, document.referrer, location.host));
    const isUntouched = choiceOf(now) === choiceOf(first);
    const unseen = isOpenedWithChoice ? undefined : choiceUnknownToServer(own, isUntouched);
    if (unseen) return location.replace(`?${unseen}`);
    setIsLive(true);
    setComposition(now);
    if (isOpenedWithChoice) passOn({ isNew: false });
  }, []);

  const query = toQuery({ composition, dealer }).toString();
  const told = useRef(query);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each choice.
  useEffect(() => {
    if (query === told.current) return;
    told.current = query;
    passOn({ isNew: true });
  }, [query]);

  function passOn({ isNew }: { isNew: boolean }) {
    keep('composition', choiceOf(composition));
    replaceUrl(`?${query}`);
    if (window.parent === window) return;
    const isMissing = !holdsChoice(new URLSearchParams(window.parent.location.search));
    const message: ChoiceMessage = { type: CHOICE_MESSAGE, query };
    if (isNew || isMissing) window.parent.postMessage(message, location.origin);
  }

  function chooseColour({ code, name, srgb }: RalColour) {
    if (!colours.some((offered) => offered.code === code)) setOther({ code, name, srgb });
    setComposition((now) => ({ ...now, colour: code }));
  }

  const state: ConfiguratorState = { composition, dealer };
  return { state, colours, colour, isLive, choose: setComposition, chooseColour, query };
}

/**
 * The query to open with where the server was not told of the choice: some browsers send no referrer,
 * and what was chosen earlier in this tab is in its storage.
 * @param own query of this document
 * @param mayRestore whether the visitor has chosen nothing yet
 */
function choiceUnknownToServer(
  own: URLSearchParams,
  mayRestore: boolean,
): URLSearchParams | undefined {
  const around =
    window.parent === window ? own : openingQuery(own, window.parent.location.href, location.host);
  if (holdsChoice(around)) return around;
  const kept = new URLSearchParams(mayRestore ? (readStored('composition') ?? '') : '');
  return holdsChoice(kept) ? new URLSearchParams([...own, ...kept]) : undefined;
}

/** Without the dealer, which is that of the next visit. */
function choiceOf(composition: Composition): string {
  return toQuery({ composition }).toString();
}

/** As a browser without scripts would send them. */
function fieldsOf(form: HTMLFormElement): URLSearchParams {
  return new URLSearchParams(
    Array.from(new FormData(form), ([name, value]) => [name, String(value)]),
  );
}
