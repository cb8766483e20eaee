import { useSyncExternalStore } from 'react';
import { changeStudio, firstState, type StudioAction, type StudioState } from './studio-state';

let state = firstState;
const listeners = new Set<() => void>();

export function dispatch(action: StudioAction) {
  state = changeStudio(state, action);
  for (const listener of listeners) listener();
}

export function currentState(): StudioState {
  return state;
}

/** The state that the three views of the page share. */
export function useStudio(): StudioState {
  return useSyncExternalStore(subscribe, currentState);
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
