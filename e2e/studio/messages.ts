import { randomUUID } from 'node:crypto';
import { expect, type Locator } from 'playwright/test';
import { requestBackend } from '../support/backend';

export const newEmail = () => `jan.${randomUUID().slice(0, 8)}@example.nl`;

export const TWO_DAYS_AGO = new Date(Date.now() - 50 * 3_600_000).toISOString();

type StoredMessage = { subject: string; email?: string; created_at?: string };

/** Stores a message as the contact form does. */
export async function storeMessage(message: StoredMessage) {
  const response = await requestBackend('contact_messages', {
    method: 'POST',
    body: JSON.stringify({
      name: 'Els',
      email: newEmail(),
      message: 'Hallo?',
      submission_key: randomUUID(),
      ...message,
    }),
  });
  expect(response.ok).toBe(true);
}

/** Searches the list for a word that `count` messages have, and waits until it shows these alone. */
export async function searchMessages(list: Locator, word: string, count: number) {
  await list.getByRole('searchbox', { name: 'Zoeken' }).fill(word);
  const rows = list.getByRole('listitem');
  // Until the answer has come, they stand among the messages of other tests.
  await expect(rows.filter({ hasText: word })).toHaveCount(count);
  await expect(rows).toHaveCount(count);
}
