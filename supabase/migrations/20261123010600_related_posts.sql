-- The other posts that the page of a post links to: the next newer and the next older one, and up to three about the
-- same subject.

-- The slugs of the readable posts directly before and after a place in the list, as a JSON array.
create or replace function private.neighbour_slugs(post public.posts) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(slug), '[]') from (
    (select slug from public.posts
      where is_published and published_at <= now()
        and (published_at, id) < (post.published_at, post.id)
      order by published_at desc, id desc limit 1)
    union
    (select slug from public.posts
      where is_published and published_at <= now()
        and (published_at, id) > (post.published_at, post.id)
      order by published_at, id limit 1)
  ) as neighbours;
$$;

-- The words of a slug that tell the subject of a post, as Dutch stems ("kiosken" and "kiosk" have the same stem). Left
-- out are question words, numbers and words of fewer than four letters. Stemming is slow, which the cost tells the
-- planner; a migration that changes this function has to refill private.post_words.
create or replace function private.subject_words(slug text) returns text[]
language sql immutable cost 1000 set search_path = '' as $$
  select coalesce(array_agg(distinct stem), '{}')
  from unnest(string_to_array(slug, '-')) as word
  -- Returns no row for a Dutch stop word.
  cross join unnest(ts_lexize('pg_catalog.dutch_stem', word)) as stem
  where char_length(word) >= 4
    and word !~ '^[0-9]+$'
    and word <> all ('{waarom,wanneer,welk,welke,hoeveel,vier,vijf,zeven,acht,negen,tien}');
$$;

-- The published posts by subject word, in the order of the list, so that a lookup reads a few rows however many posts
-- share a word. An index on the words alone returned all of them to be sorted: 1,200 blocks instead of 60 where 10,000
-- posts have thirteen subjects.
do $$
begin
  if to_regclass('private.post_words') is null then
    -- Created from posts, because an adopted table can have another type for id.
    create table private.post_words as
      select null::text as word, published_at, id as post_id from public.posts with no data;
    alter table private.post_words add primary key (word, published_at, post_id);
  end if;
end;
$$;
alter table private.post_words enable row level security;
revoke all on private.post_words from public;

create or replace function private.keep_post_words() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'TRUNCATE' then
    truncate private.post_words;
    return null;
  end if;
  if tg_op <> 'INSERT' and old.is_published then
    delete from private.post_words
      where word = any (private.subject_words(old.slug))
        and published_at = old.published_at and post_id = old.id;
  end if;
  if tg_op <> 'DELETE' and new.is_published then
    insert into private.post_words (word, published_at, post_id)
      select unnest(private.subject_words(new.slug)), new.published_at, new.id;
  end if;
  return null;
end;
$$;

-- Before announce_post_change, which reads the table.
create or replace trigger a_keep_post_words after insert or update or delete on public.posts
  for each row execute function private.keep_post_words();
create or replace trigger truncate_post_words after truncate on public.posts
  for each statement execute function private.keep_post_words();

insert into private.post_words (word, published_at, post_id)
  select unnest(private.subject_words(slug)), published_at, id from public.posts where is_published
  on conflict do nothing;

-- For each subject word of a post: the two readable posts before it in the list and the two after it that share the word.
-- The relation is symmetric, so a change of a post can affect only the posts that this function returns for it. Without
-- `rows` the planner expects 1,000 rows and scans all posts.
create or replace function private.akin_posts(post public.posts) returns setof public.posts.id%type
language sql stable rows 20 set search_path = '' as $$
  select akin.post_id
  from unnest(private.subject_words(post.slug)) as subject
  cross join lateral (
    (select post_id from private.post_words
      where word = subject and published_at <= now()
        and (published_at, post_id) < (post.published_at, post.id)
      order by published_at desc, post_id desc limit 2)
    union all
    (select post_id from private.post_words
      where word = subject and published_at <= now()
        and (published_at, post_id) > (post.published_at, post.id)
      order by published_at, post_id limit 2)
  ) as akin
  -- An old row version is compared with the present table, which can hold the post at another place in the list.
  where akin.post_id <> post.id
  group by akin.post_id;
$$;

-- The related posts of a readable post: most shared words first, then newest. Without its neighbours, which the page links
-- to anyway. Runs as the owner, who alone can read post_words, so it repeats the condition of the policy.
create or replace function public.related_posts(of_slug text) returns setof public.posts
language sql stable security definer set search_path = '' as $$
  select related.*
  from public.posts as post
  cross join private.akin_posts(post) as akin_id
  join public.posts as related on related.id = akin_id
  where post.slug = of_slug and post.is_published and post.published_at <= now()
    and not private.neighbour_slugs(post) ? related.slug
  order by
    (select count(*) from unnest(private.subject_words(related.slug)) as word
      where word = any (private.subject_words(post.slug))) desc,
    related.published_at desc, related.id desc
  limit 3;
$$;

revoke all on function
  private.neighbour_slugs(public.posts),
  private.subject_words(text),
  private.keep_post_words(),
  private.akin_posts(public.posts),
  public.related_posts(text)
from public;
grant execute on function public.related_posts(text) to anon, authenticated, service_role;

update private.schema_version set version = '20261123010600';
