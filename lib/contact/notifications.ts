import { randomUUID } from 'node:crypto';
import { createDigest, type Digest } from './notification-digest';
import type { Notice } from './notification-mail.mjs';
import { createNotificationQueue } from './notification-queue';

type Mail = { key: string; notice: Notice } | { key: string; digest: Digest };

type Options = {
  sendNotice: (notice: Notice) => Promise<void>;
  sendDigest: (digest: Digest) => Promise<void>;
  mailsPerHour?: number;
  digestEveryMs?: number;
};

const HOUR_MS = 60 * 60_000;
/** More in an hour nobody answers one by one; a flood of a day is 720 mails and 96 digests at most. */
const MAILS_PER_HOUR = 30;

/**
 * Tells the owner of stored messages: each by a mail of its own, and in a digest what is held and what comes above
 * so many an hour. In the memory of this process; the messages themselves are in the database.
 */
export function createNotifications({
  sendNotice,
  sendDigest,
  mailsPerHour = MAILS_PER_HOUR,
  digestEveryMs,
}: Options) {
  const queue = createNotificationQueue<Mail>({
    keyOf: ({ key }) => key,
    deliver: (mail) => ('notice' in mail ? sendNotice(mail.notice) : sendDigest(mail.digest)),
  });
  const digest = createDigest(
    (gathered) => queue.add({ key: randomUUID(), digest: gathered }),
    digestEveryMs,
  );
  let mailedAt: number[] = [];

  return {
    health: queue.health,
    /** Resolves after the first try of the mail that it caused, if any, and never rejects. */
    async add(notice: Notice, isHeld: boolean): Promise<void> {
      // A visitor may send it in capitals; the database does not tell them apart.
      const key = notice.submissionKey.toLowerCase();
      if (queue.has(key)) return;
      const now = Date.now();
      mailedAt = mailedAt.filter((moment) => moment > now - HOUR_MS);
      if (isHeld || mailedAt.length >= mailsPerHour) {
        await digest(isHeld);
        return;
      }
      mailedAt.push(now);
      await queue.add({ key, notice });
    },
  };
}
