import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { contactFields } from '@/lib/contact/fields';
import type { Message } from '../../shared/api';
import { MessageDetail } from './message-detail';

test('a message shows what was filled in in each field', () => {
  const texts = Object.fromEntries(contactFields.map((field) => [field, `tekst van ${field}`]));
  const details = [{ label: 'Bedrijf', value: 'tekst van company' }];
  const handling = { status: 'new', note: '', assignedTo: '' };
  const message = { id: '1', createdAt: '2027-01-05', details, ...handling, ...texts };
  const html = renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <MessageDetail
        message={message as unknown as Message}
        pendingStatus={undefined}
        failure={null}
        sender="Anna"
        onStatus={() => {}}
        onNext={undefined}
        onDeleted={() => {}}
        onClose={() => {}}
      />
    </QueryClientProvider>,
  );
  // The link that answers the message quotes it, too.
  const shown = html.replaceAll(/<[^>]*>/g, ' ');
  for (const text of [...Object.values(texts), 'tekst van company']) expect(shown).toContain(text);
});
