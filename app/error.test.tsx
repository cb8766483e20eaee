import { renderToStaticMarkup } from 'react-dom/server';
import { site } from '@/lib/site';
import ErrorPage from './error';
import GlobalError from './global-error';

test.each([
  ['a page that failed', ErrorPage],
  ['a layout that failed', GlobalError],
])('%s offers another try, the phone number and the mail address', (_what, Page) => {
  const html = renderToStaticMarkup(<Page retry={() => {}} />);
  expect(html).toContain('Opnieuw proberen');
  expect(html).toContain(`href="${site.phone.office.href}"`);
  expect(html).toContain(`href="mailto:${site.email.info}"`);
});
