'use client';

import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { readChosenColour } from '@/components/site/chosen-colour';
import type { Composition } from '@/lib/business/configurator/composition';
import { TYPED_COLOUR } from '@/lib/business/configurator/parameters';
import {
  type ConfiguratorState,
  choiceNames,
  fromQuery,
  hasChoice,
  requestedValue,
  toQuery,
} from '@/lib/business/configurator/query';
import commonColours from '@/lib/business/content/ral-colours.json';
import type { RalColour } from '@/lib/business/ral/ral-classic';
import { readTypedColour } from '@/lib/business/ral/typed-colour';
import { replaceUrl } from '@/lib/platform/browser/replace-url';
import { keep, readStored } from '@/lib/platform/browser/storage';
import { routes } from '@/lib/routes';

/**
 * State of the configurator, starting with what the server read from the query. Each change updates the
 * URL and the tab storage.
 */
export function useConfigurator(
  formRef: RefObject<HTMLFormElement | null>,
  { composition: first, dealer: firstDealer }: ConfiguratorState,
  /** The chosen colour if it is not a common one. */
  otherColour?: RalColour,
) {
  const [composition, setComposition] = useState(first);
  const [dealer, setDealer] = useState(firstDealer);
  const [other, setOther] = useState(otherColour);
  const colours: RalColour[] = other ? [...commonColours, other] : commonColours;
  const isOffered = (code: string) => colours.some((offered) => offered.code === code);
  const colour =
    colours.find(({ code }) => code === composition.colour) ?? (colours[0] as RalColour);
  const query = toQuery({ composition, dealer }).toString();
  const publishedQuery = useRef(query);

  // Before the paint, so that a visitor who returns does not see the standard composition first.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, on hydration.
  useLayoutEffect(() => {
    // Choices made before hydration, as far as they are possible.
    const touched = formRef.current && fromQuery(formFields(formRef.current), isOffered);
    if (touched && choiceOf(touched.composition) !== choiceOf(first)) {
      return setComposition(touched.composition);
    }
    const wanted = queryOfVisitor();
    if (wanted) restore(wanted);
    else if (hasChoice(new URLSearchParams(location.search))) publish();
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once per change of the query.
  useEffect(() => {
    if (query !== publishedQuery.current) publish();
  }, [query]);

  // A link from this page to itself clears the query and keeps the page.
  useEffect(() => {
    function restoreQuery() {
      const isThisPage = location.pathname === routes.configurator;
      if (isThisPage && !hasChoice(new URLSearchParams(location.search))) {
        if (readStored('composition')) replaceUrl(`?${query}`);
      }
    }
    // Since Firefox 147 and Safari 26.2; older ones update the query at the next choice.
    window.navigation?.addEventListener('currententrychange', restoreQuery);
    return () => window.navigation?.removeEventListener('currententrychange', restoreQuery);
  }, [query]);

  function publish() {
    publishedQuery.current = query;
    keep('composition', choiceOf(composition));
    replaceUrl(`?${query}`);
  }

  async function restore(wanted: URLSearchParams) {
    const code = requestedValue(wanted, 'colour');
    const unknown = code !== '' && !isOffered(code) ? await readTypedColour(code) : undefined;
    const found = unknown?.ok ? unknown.colour : undefined;
    if (found) setOther(found);
    const state = fromQuery(wanted, (asked) => isOffered(asked) || asked === found?.code);
    if (choiceOf(state.composition) === choiceOf(first)) return publish();
    setComposition(state.composition);
    if (!firstDealer) setDealer(state.dealer);
  }

  function chooseColour({ code, name, srgb }: RalColour) {
    if (!isOffered(code)) setOther({ code, name, srgb });
    setComposition((now) => ({ ...now, colour: code }));
  }

  const state: ConfiguratorState = { composition, dealer };
  return { state, colours, colour, choose: setComposition, chooseColour };
}

/**
 * What the server could not know: after Back the URL of a page that the router kept, and else what the
 * tab storage holds, in the colour that was chosen last on any page.
 */
function queryOfVisitor(): URLSearchParams | undefined {
  const shown = new URLSearchParams(location.search);
  // The server has corrected what a form asked; each has this field.
  if (shown.has(TYPED_COLOUR)) return undefined;
  if (hasChoice(shown)) return shown;
  const kept = new URLSearchParams(readStored('composition') ?? '');
  const colour = readChosenColour();
  if (colour) kept.set(choiceNames.colour, colour);
  return hasChoice(kept) ? new URLSearchParams([...shown, ...kept]) : undefined;
}

/** The choice without the dealer ID, which belongs to one visit and is not restored. */
function choiceOf(composition: Composition): string {
  return toQuery({ composition }).toString();
}

/** The fields as the browser submits them without JavaScript. */
function formFields(form: HTMLFormElement): URLSearchParams {
  return new URLSearchParams(
    Array.from(new FormData(form), ([name, value]) => [name, String(value)]),
  );
}
