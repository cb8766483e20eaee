import type { Screen } from '@/lib/business/own-picture/screens';

/** Screens of a picture with the visitor's on them, to lay over it at (left, top). */
export type Patch = { canvas: HTMLCanvasElement; left: number; top: number };

declare global {
  interface Window {
    /**
     * Set while the visitor has a picture; each change sends `zw:screens` to the window. A module that a stage and this
     * script share would be a file of its own, whose name every page has to carry.
     */
    screensOn?: (image: HTMLImageElement, screens: readonly Screen[]) => readonly Patch[];
  }
}
