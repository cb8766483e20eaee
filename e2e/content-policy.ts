import { expect, type Page } from 'playwright/test';

/** What the policy of a page that runs our code only says, the frames of other parties apart. */
export function expectStrictPolicy(policy: string | undefined): void {
  expect(policy).toContain("default-src 'none'");
  expect(policy).toMatch(/script-src 'self'( '(sha256|nonce)-[\w+/=]+')+;/);
  expect(policy).toContain("style-src 'self';");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).not.toContain('unsafe');
}

/** What the policy keeps out on this page and in its frames, as it happens. */
export async function watchViolations(page: Page): Promise<string[]> {
  const violations: string[] = [];
  await page.exposeFunction('keepViolation', (violation: string) => violations.push(violation));
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, target }) => {
      const place = target instanceof Element ? target.outerHTML.slice(0, 100) : '';
      // biome-ignore lint/suspicious/noExplicitAny: put there by exposeFunction.
      (window as any).keepViolation(`${effectiveDirective} ${blockedURI} ${place}`);
    });
  });
  return violations;
}

/** Waits until React has taken over the page. */
export async function expectHydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const link = document.querySelector('footer a');
    return link && Object.keys(link).some((key) => key.startsWith('__reactProps'));
  });
}
