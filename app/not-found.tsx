import type { Metadata } from 'next';
import { NotFoundView } from '@/components/site/not-found-view';

// Next adds the `noindex` to each answer of 404 itself.
export const metadata: Metadata = { title: 'Pagina niet gevonden' };

export default function NotFound() {
  return <NotFoundView />;
}
