import { useState } from 'react';

/** A choice of the person that this browser remembers; on until it is turned off. */
export function useSetting(name: string): [boolean, (isOn: boolean) => void] {
  const key = `studio:${name}`;
  const [isOn, setIsOn] = useState(() => read(key) !== 'off');
  return [
    isOn,
    (next) => {
      setIsOn(next);
      write(key, next ? 'on' : 'off');
    },
  ];
}

/** A browser that keeps nothing throws. */
function read(key: string) {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function write(key: string, value: string) {
  try {
    localStorage.setItem(key, value);
  } catch {
    // It holds for this window.
  }
}
