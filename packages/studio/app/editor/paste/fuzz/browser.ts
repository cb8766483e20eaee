import { JSDOM } from 'jsdom';

/** The window that ProseMirror and the paste steps find: modules read it when they load, so this one is imported first. */
const { window } = new JSDOM('<!doctype html><html lang="nl"><body></body></html>', {
  url: 'http://127.0.0.1/',
  pretendToBeVisual: true,
});

for (const name of ['window', 'document', 'DOMParser', 'MutationObserver', 'getComputedStyle']) {
  Object.defineProperty(globalThis, name, {
    configurable: true,
    value: name === 'window' ? window : Reflect.get(window, name),
  });
}
