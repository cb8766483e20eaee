import { cspHash } from '@/lib/requests/security/csp-hash.mjs';
import { previewDocument } from './preview-html';

const FACE = '@font-face{font-family:Archivo;font-display:optional}';
const sitePolicy = `default-src 'none'; style-src 'self' ${cspHash(FACE)}`;

test('an inline style that the page allows is allowed in the preview, with a font that is waited for', () => {
  const { html, policy } = previewDocument(`<style id="a">${FACE}</style><p>a</p>`, sitePolicy);
  const [, style = ''] = /<style id="a">(.*)<\/style>/.exec(html) ?? [];
  expect(style).toBe('@font-face{font-family:Archivo;font-display:block}');
  expect(policy).toContain(`style-src 'self' ${cspHash(style)};`);
});

test('a style that the page does not allow stays forbidden', () => {
  const { policy } = previewDocument('<style>p { color: red }</style>', sitePolicy);
  expect(policy).toContain("style-src 'self';");
});

test('scripts are left out, which the sandbox would report as blocked', () => {
  const page = '<p>a</p><script src="/a.js"></script><script>\nlet a = "<p>";\n</script><p>b</p>';
  const { html, policy } = previewDocument(page, sitePolicy);
  expect(html).toBe('<p>a</p><p>b</p>');
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain('sandbox allow-same-origin');
  expect(policy).not.toContain('allow-scripts');
});
