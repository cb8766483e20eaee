import type { FrameLocator, Locator } from 'playwright/test';

/** What another party shows in a frame: it stands in a document of ours, which is in that frame. */
export function contentOf(frame: Locator): FrameLocator {
  return frame.contentFrame().locator('iframe').contentFrame();
}
