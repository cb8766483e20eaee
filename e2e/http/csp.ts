import { createHash } from 'node:crypto';
import { expect, type Page } from 'playwright/test';

/** Expects the CSP of a page that runs only our own scripts. */
export function expectStrictPolicy(policy: string | undefined): void {
  expect(policy).toMatch(/^default-src 'none';/);
  expect(policy).toMatch(/script-src 'self'( '(sha256|nonce)-[\w+/=]+')+;/);
  expect(policy).toMatch(/style-src 'self'( '(sha256|nonce)-[\w+/=]+'){1,2};/);
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).toContain("base-uri 'none'");
  expect(policy).toContain("form-action 'self'");
  expect(policy).toContain("frame-src 'self'");
  expect(policy).toContain('report-uri /api/csp-reports');
  expect(policy).not.toContain('unsafe');
}

/** The hashes of a page's inline scripts and styles, as in its policy. */
export function inlineHashes(html: string): string[] {
  const inline = html.matchAll(/<(script|style)(?![^>]* (?:src|type)=)[^>]*>(.*?)<\/\1>/gs);
  const texts = Array.from(inline, ([, , text = '']) => text);
  expect(texts).toHaveLength(5);
  return texts.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
}

/** Collects the CSP violations of the page and its frames while it runs. */
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

export async function expectHydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    // The last link, because React hydrates from the start of the document.
    const link = [...document.querySelectorAll('a')].at(-1);
    return link && Object.keys(link).some((key) => key.startsWith('__reactProps'));
  });
}
