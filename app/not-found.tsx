import type { Metadata } from 'next';
import { NotFoundView } from '@/components/site/not-found-view';

// Next adds `noindex` to 404 responses itself.
export const metadata: Metadata = { title: 'Pagina niet gevonden' };

export default function NotFound() {
  return <NotFoundView />;
}
