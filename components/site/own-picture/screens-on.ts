/** Screens of a picture with the visitor's on them, to lay over it at (left, top). */
export type Patch = { canvas: HTMLCanvasElement; left: number; top: number };

/** What to lay over a picture; undefined when that is not known yet. */
export type ScreensOn = (image: HTMLImageElement) => readonly Patch[] | undefined;

declare global {
  interface Window {
    /**
     * Set while the visitor has a picture; each change sends `zw:screens` to the window. A module that a stage and this
     * script share would be a file of its own, whose name every page has to carry.
     */
    screensOn?: ScreensOn;
  }
}
