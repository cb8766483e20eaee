import { useSyncExternalStore } from 'react';
import {
  changePlayground,
  firstState,
  type PlaygroundAction,
  type PlaygroundState,
} from './playground-state';

let state = firstState;
const listeners = new Set<() => void>();

export function dispatch(action: PlaygroundAction) {
  state = changePlayground(state, action);
  for (const listener of listeners) listener();
}

export function currentState(): PlaygroundState {
  return state;
}

/** The state that the three views of the page share. */
export function usePlayground(): PlaygroundState {
  return useSyncExternalStore(subscribe, currentState);
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
