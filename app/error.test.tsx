import { renderToStaticMarkup } from 'react-dom/server';
import { site } from '@/lib/business/site';
import ErrorPage from './error';
import GlobalError from './global-error';

test.each([
  ['error page of a failed page', ErrorPage],
  ['error page of a failed root layout', GlobalError],
])('%s shows a retry button and the phone number', (_what, Page) => {
  const html = renderToStaticMarkup(<Page retry={() => {}} />);
  expect(html).toContain('Opnieuw proberen');
  expect(html).toContain(`href="${site.phone.office.href}"`);
});
