import { createHash } from 'node:crypto';
import { expect, type Page } from 'playwright/test';

/** What the policy of a page that runs our code only says, the frames of other parties apart. */
export function expectStrictPolicy(policy: string | undefined): void {
  expect(policy).toMatch(/^default-src 'none';/);
  expect(policy).toMatch(/script-src 'self'( '(sha256|nonce)-[\w+/=]+')+;/);
  expect(policy).toContain("style-src 'self';");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).toContain("base-uri 'none'");
  expect(policy).toContain("form-action 'self'");
  expect(policy).toContain("frame-src 'self'");
  expect(policy).toContain('report-uri /api/csp-reports');
  expect(policy).not.toContain('unsafe');
}

/** As `script-src` names them: the inline scripts of a page that are to run. */
export function hashesOfScripts(html: string): string[] {
  const scripts = html.matchAll(/<script(?![^>]* (?:src|type)=)[^>]*>(.*?)<\/script>/gs);
  const hashes = Array.from(scripts, ([, text = '']) =>
    createHash('sha256').update(text).digest('base64'),
  );
  expect(hashes.length).toBeGreaterThan(1);
  return hashes.map((hash) => `'sha256-${hash}'`);
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
    // The last one: React takes over a page from its beginning on.
    const link = [...document.querySelectorAll('a')].at(-1);
    return link && Object.keys(link).some((key) => key.startsWith('__reactProps'));
  });
}
