import { type AdminClient, requestAsAdmin } from '../../scripts/lib/admin-client.ts';
import type { Message } from './contact-clients.ts';

const PAGE_SIZE = 1000;

export async function storedMessages(project: AdminClient): Promise<Message[]> {
  const rows: Message[] = [];
  for (;;) {
    const page = await requestAsAdmin<Message[]>(
      project,
      `contact_messages?select=name,email,subject,message&order=id&limit=${PAGE_SIZE}&offset=${rows.length}`,
      { method: 'GET' },
    );
    rows.push(...page);
    if (page.length < PAGE_SIZE) return rows;
  }
}
