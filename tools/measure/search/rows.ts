import { readFileSync } from 'node:fs';

type Run = (sql: string, parameters?: unknown[]) => Promise<unknown>;

const POST_BYTES = 4000;
const MESSAGE_BYTES = 600;
const BATCH = 200;

/** Words of the example posts as often as they occur, because a repeated text would be compressed to nothing. */
const words = readFileSync('supabase/seed.sql', 'utf8')
  .replaceAll(/<[^>]*>|[^\p{L}\s]/gu, ' ')
  .split(/\s+/);

function randomText(bytes: number) {
  let text = '';
  while (text.length < bytes) {
    const start = Math.floor(Math.random() * (words.length - 12));
    text += `<p>De ${words.slice(start, start + 12).join(' ')}.</p>\n`;
  }
  return text;
}

async function inBatches(count: number, insert: (numbers: number[]) => Promise<unknown>) {
  for (let first = 0; first < count; first += BATCH) {
    const size = Math.min(BATCH, count - first);
    await insert(Array.from({ length: size }, (_, index) => first + index));
  }
}

/** Posts of 4 kB, of which one in ten is a draft, and one in ten has a draft beside it. */
export async function fillPosts(run: Run, count: number) {
  await inBatches(count, (numbers) =>
    run(
      `insert into posts (slug, excerpt, content, is_published, published_at)
        select 'bericht-' || number, 'Samenvatting', content, number % 10 <> 0, now() - number * interval '1 hour'
        from unnest($1::integer[], $2::text[]) as texts (number, content)`,
      [numbers, numbers.map(() => randomText(POST_BYTES))],
    ),
  );
  await run(
    `insert into post_drafts (post_id, slug, excerpt, content, revision, updated_by, session)
      select id, slug, excerpt, content || '<p>Nieuw.</p>', 1, 'Anna', gen_random_uuid()
      from posts where right(slug, 1) = '5'`,
  );
}

/** Messages of 600 bytes, most of them handled. */
export async function fillMessages(run: Run, count: number) {
  await inBatches(count, (numbers) =>
    run(
      `insert into contact_messages (name, email, subject, message, status, created_at)
        select 'Jan de Boer', 'jan' || number || '@example.nl', 'Vraag ' || number, message,
          (array['new', 'answered', 'answered', 'spam'])[1 + number % 4], now() - number * interval '1 hour'
        from unnest($1::integer[], $2::text[]) as texts (number, message)`,
      [numbers, numbers.map(() => randomText(MESSAGE_BYTES))],
    ),
  );
}
