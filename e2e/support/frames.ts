import type { FrameLocator, Locator } from 'playwright/test';

/** The third-party content in a frame: our own document in the frame holds another frame with it. */
export function contentOf(frame: Locator): FrameLocator {
  return frame.contentFrame().locator('iframe').contentFrame();
}
