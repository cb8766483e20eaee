import { randomUUID } from 'node:crypto';
import { createDigest, type Digest } from './notification-digest';
import type { StoredMessage } from './notification-mail';
import { createNotificationQueue } from './notification-queue';

type Mail = { key: string; notice: StoredMessage } | { key: string; digest: Digest };

type Options = {
  sendNotice: (notice: StoredMessage) => Promise<void>;
  sendDigest: (digest: Digest) => Promise<void>;
  mailsPerHour?: number;
  digestEveryMs?: number;
};

const HOUR_MS = 60 * 60_000;
const MAILS_PER_HOUR = 30;

/** Mails each message to the owner; held ones and those above the hourly limit in a digest. In memory. */
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
    /** Resolves after the first attempt and never rejects. */
    async add(notice: StoredMessage, isHeld: boolean): Promise<void> {
      // The database compares UUIDs regardless of case.
      const key = notice.submissionKey.toLowerCase();
      if (queue.has(key)) return;
      const now = Date.now();
      mailedAt = mailedAt.filter((time) => time > now - HOUR_MS);
      if (isHeld || mailedAt.length >= mailsPerHour) {
        await digest(isHeld);
        return;
      }
      mailedAt.push(now);
      await queue.add({ key, notice });
    },
  };
}
