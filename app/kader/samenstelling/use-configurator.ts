'use client';

import { type RefObject, useEffect, useRef, useState } from 'react';
import { replaceUrl } from '@/lib/browser/replace-url';
import { keep, readStored } from '@/lib/browser/storage';
import { CHOICE_MESSAGE, type ChoiceMessage } from '@/lib/configurator/choice-message';
import type { Composition } from '@/lib/configurator/composition';
import { openingQuery } from '@/lib/configurator/own-url';
import { type ConfiguratorState, fromQuery, hasChoice, toQuery } from '@/lib/configurator/query';
import commonColours from '@/lib/content/ral-colours.json';
import type { RalColour } from '@/lib/ral/ral-classic';

/**
 * State of the configurator, starting with what the server read from the query. Each change updates
 * the URL, the tab storage and the embedding page.
 */
export function useConfigurator(
  formRef: RefObject<HTMLFormElement | null>,
  { composition: first, dealer }: ConfiguratorState,
  /** The chosen colour if it is not a common one. */
  otherColour?: RalColour,
) {
  const [composition, setComposition] = useState(first);
  const [other, setOther] = useState(otherColour);
  const [isLive, setIsLive] = useState(false);
  const colours: RalColour[] = other ? [...commonColours, other] : commonColours;
  const colour =
    colours.find(({ code }) => code === composition.colour) ?? (colours[0] as RalColour);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, on hydration.
  useEffect(() => {
    // Keep choices made before hydration, as far as they are possible.
    const isOffered = (code: string) => colours.some((offered) => offered.code === code);
    const current = formRef.current
      ? fromQuery(formFields(formRef.current), isOffered).composition
      : first;
    const ownQuery = new URLSearchParams(location.search);
    const isOpenedWithChoice = hasChoice(openingQuery(ownQuery, document.referrer, location.host));
    const isUntouched = choiceOf(current) === choiceOf(first);
    const missedQuery = isOpenedWithChoice
      ? undefined
      : queryUnknownToServer(ownQuery, isUntouched);
    if (missedQuery) return location.replace(`?${missedQuery}`);
    setIsLive(true);
    setComposition(current);
    if (isOpenedWithChoice) publishChoice({ isNew: false });
  }, []);

  const query = toQuery({ composition, dealer }).toString();
  const publishedQuery = useRef(query);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once per change of the query.
  useEffect(() => {
    if (query === publishedQuery.current) return;
    publishedQuery.current = query;
    publishChoice({ isNew: true });
  }, [query]);

  function publishChoice({ isNew }: { isNew: boolean }) {
    keep('composition', choiceOf(composition));
    replaceUrl(`?${query}`);
    if (window.parent === window) return;
    const parentHasNoChoice = !hasChoice(new URLSearchParams(window.parent.location.search));
    const message: ChoiceMessage = { type: CHOICE_MESSAGE, query };
    if (isNew || parentHasNoChoice) window.parent.postMessage(message, location.origin);
  }

  function chooseColour({ code, name, srgb }: RalColour) {
    if (!colours.some((offered) => offered.code === code)) setOther({ code, name, srgb });
    setComposition((now) => ({ ...now, colour: code }));
  }

  const state: ConfiguratorState = { composition, dealer };
  return { state, colours, colour, isLive, choose: setComposition, chooseColour, query };
}

/**
 * The query to reload with if the server could not see the choice: some browsers send no referrer,
 * and the tab storage is known only to the browser.
 * @param ownQuery of this document
 * @param mayRestore whether the visitor has not chosen anything yet
 */
function queryUnknownToServer(
  ownQuery: URLSearchParams,
  mayRestore: boolean,
): URLSearchParams | undefined {
  const parentQuery =
    window.parent === window
      ? ownQuery
      : openingQuery(ownQuery, window.parent.location.href, location.host);
  if (hasChoice(parentQuery)) return parentQuery;
  const storedQuery = new URLSearchParams(mayRestore ? (readStored('composition') ?? '') : '');
  return hasChoice(storedQuery) ? new URLSearchParams([...ownQuery, ...storedQuery]) : undefined;
}

/** Without the dealer ID, which belongs to one visit and is not restored. */
function choiceOf(composition: Composition): string {
  return toQuery({ composition }).toString();
}

/** The fields as the browser submits them without JavaScript. */
function formFields(form: HTMLFormElement): URLSearchParams {
  return new URLSearchParams(
    Array.from(new FormData(form), ([name, value]) => [name, String(value)]),
  );
}
