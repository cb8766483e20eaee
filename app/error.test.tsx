import { renderToStaticMarkup } from 'react-dom/server';
import { site } from '@/lib/site';
import ErrorPage from './error';
import GlobalError from './global-error';

test.each([
  ['a page that failed', ErrorPage],
  ['a layout that failed', GlobalError],
])('%s offers another try and the phone number', (_what, Page) => {
  const html = renderToStaticMarkup(<Page retry={() => {}} />);
  expect(html).toContain('Opnieuw proberen');
  expect(html).toContain(`href="${site.phone.office.href}"`);
});
