-- What visitors read: which posts are readable, their list, their old URLs and related posts, and the announcement of a
-- change to the site.

-- The condition of the policy on posts.
create or replace function private.is_readable(post public.posts) returns boolean
language sql stable set search_path = '' as $$
  select post.is_published and post.published_at <= now()
    and private.has_page(post.slug, post.published_at);
$$;

-- The API returns no rows and no error where the policy on posts is missing, as for a withdrawn post. This function runs as
-- the owner, so a missing policy does not affect it: the site drops a cached page only when both say that the post is gone.
create or replace function public.is_readable_post(post_slug text) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from public.posts
    where slug = post_slug and is_published and published_at <= now()
      and private.has_page(slug, published_at));
$$;

-- Keeps the date of the last change for the sitemap, the feeds and search engines. A post that is put back was changed when
-- it was changed, not when it was published.
create or replace function private.set_post_updated_at() returns trigger
language plpgsql set search_path = '' as $$
begin
  if tg_op = 'INSERT' then
    -- Without a date of its own it was last changed at its publication, which may be in the past.
    if new.updated_at >= now() then
      new.updated_at := new.published_at;
    end if;
  elsif new is distinct from old then
    new.updated_at := now();
  end if;
  return new;
end;
$$;

create or replace trigger set_post_updated_at before insert or update on public.posts
  for each row execute function private.set_post_updated_at();


-- The list of posts

-- Postgres counts and skips row by row. With the posts of each month counted, a page at any depth of the list reads the
-- rows of one month only.
create table if not exists private.posts_per_month (
  -- The first day of the month, in UTC.
  month date primary key,
  published integer not null,
  -- The last change that visitors could see; null while no post of the month is readable.
  changed_at timestamptz
);
alter table private.posts_per_month enable row level security;

create or replace function private.month_of(moment timestamptz) returns date
language sql immutable set search_path = '' as $$
  select date_trunc('month', moment at time zone 'UTC')::date;
$$;

-- Changes the months in their order: two posts that were moved between the same two months at once deadlocked.
create or replace function private.count_posts() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  counted record;
begin
  if tg_op = 'TRUNCATE' then
    truncate private.posts_per_month;
    return null;
  end if;
  for counted in
    select
      private.month_of(published_at) as month,
      sum(change) as change,
      case when bool_or(published_at <= now()) then now() end as changed_at
    from (values
      (old.slug, old.published_at, old.is_published, -1),
      (new.slug, new.published_at, new.is_published, 1)
    ) as changes (slug, published_at, is_published, change)
    where is_published and private.has_page(slug, published_at)
    group by 1 order by 1
  loop
    insert into private.posts_per_month as kept (month, published, changed_at)
      values (counted.month, counted.change, counted.changed_at)
      on conflict (month) do update set
        published = kept.published + excluded.published,
        changed_at = greatest(kept.changed_at, excluded.changed_at);
  end loop;
  return null;
end;
$$;

-- Triggers fire in the order of their names: this one before announce_post_change, after which the site queries the counts.
create or replace trigger a_count_posts after insert or update or delete on public.posts
  for each row execute function private.count_posts();
create or replace trigger truncate_post_counts after truncate on public.posts
  for each statement execute function private.count_posts();

-- How many posts of each month are readable now. The current month can hold scheduled posts.
create or replace function private.readable_per_month() returns table (month date, readable bigint)
language sql stable set search_path = '' as $$
  select month, published from private.posts_per_month where month < private.month_of(now())
  union all
  select private.month_of(now()), count(*) from public.posts
    where is_published and published_at >= date_trunc('month', now(), 'UTC') and published_at <= now()
      and private.has_page(slug, published_at);
$$;

create or replace function public.count_readable_posts() returns integer
language sql stable security definer set search_path = '' as $$
  select sum(readable)::integer from private.readable_per_month();
$$;

-- The readable posts, newest first, without the first `skip`. Runs as the owner, who alone can read the counts, so it
-- repeats the condition of the policy.
create or replace function public.list_posts(skip integer, take integer) returns setof public.posts
language sql stable security definer set search_path = '' as $$
  with months as (
    select month, readable, sum(readable) over (order by month desc) - readable as newer
    from private.readable_per_month()
  ), start as (
    select
      (month + interval '1 month') at time zone 'UTC' as before_moment,
      (skip - newer)::integer as skip_within
    from months where newer + readable > skip order by month desc limit 1
  )
  select * from public.posts
  where is_published and published_at <= now()
    and published_at < (select before_moment from start)
    and private.has_page(slug, published_at)
  order by published_at desc, id desc
  offset (select skip_within from start) limit take;
$$;

-- The calendar years (UTC) with readable posts, oldest first, and their last change: the parts of the sitemap. A
-- scheduled post changes its year when it becomes readable.
create or replace function public.post_years() returns table (year integer, modified_at timestamptz)
language sql stable security definer set search_path = '' as $$
  with years as (
    select extract(year from month)::integer as year, max(changed_at) as changed_at
    from private.readable_per_month() left join private.posts_per_month using (month)
    group by 1 having sum(readable) > 0
  )
  select year, greatest(changed_at, (
    select published_at from public.posts
    where is_published and published_at <= now()
      and published_at < make_timestamptz(year + 1, 1, 1, 0, 0, 0, 'UTC')
      and private.has_page(slug, published_at)
    order by published_at desc limit 1
  ))
  from years order by year;
$$;


-- Former slugs: a post that gets another slug stays reachable under the old one

do $$
begin
  if to_regclass('private.former_slugs') is null then
    -- Created from posts, because an adopted table can have other types for slug and id. No foreign key: its cascade
    -- would delete the rows before the deletion of the post is announced.
    create table private.former_slugs as select slug, id as post_id from public.posts with no data;
    alter table private.former_slugs add primary key (slug), alter column post_id set not null;
    create index on private.former_slugs (post_id);
  end if;
end;
$$;

create or replace function private.keep_former_slug() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if private.is_readable(old) and old.slug <> new.slug then
    insert into private.former_slugs (slug, post_id) values (old.slug, new.id)
      on conflict (slug) do update set post_id = excluded.post_id;
  end if;
  -- A post uses this slug now.
  delete from private.former_slugs where slug = new.slug;
  return null;
end;
$$;

create or replace function private.forget_former_slugs() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from private.former_slugs where post_id = old.id;
  return null;
end;
$$;

create or replace function private.former_slugs_of(post public.posts) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(slug), '[]') from private.former_slugs where post_id = post.id;
$$;

-- Triggers fire in the order of their names: this one before announce_post_change ...
create or replace trigger a_keep_former_slug after insert or update of slug on public.posts
  for each row execute function private.keep_former_slug();

-- ... and this one after it.
create or replace trigger forget_former_slugs after delete on public.posts
  for each row execute function private.forget_former_slugs();

-- The present slug of the readable post that once had this slug; null when there is none.
create or replace function public.current_slug(former_slug text) returns text
language sql stable security definer set search_path = '' as $$
  select post.slug
    from private.former_slugs as former join public.posts as post on post.id = former.post_id
    where former.slug = former_slug and private.is_readable(post);
$$;


-- The other posts that the page of a post links to: the next newer and the next older one, and up to three about the same
-- subject

-- The slugs of the readable posts directly before and after a place in the list, as a JSON array.
create or replace function private.neighbour_slugs(post public.posts) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(slug), '[]') from (
    (select slug from public.posts
      where is_published and published_at <= now() and private.has_page(slug, published_at)
        and (published_at, id) < (post.published_at, post.id)
      order by published_at desc, id desc limit 1)
    union
    (select slug from public.posts
      where is_published and published_at <= now() and private.has_page(slug, published_at)
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
  if tg_op <> 'DELETE' and new.is_published and private.has_page(new.slug, new.published_at) then
    insert into private.post_words (word, published_at, post_id)
      select unnest(private.subject_words(new.slug)), new.published_at, new.id;
  end if;
  return null;
end;
$$;

-- Its name puts it before announce_post_change, which reads the table.
create or replace trigger a_keep_post_words after insert or update or delete on public.posts
  for each row execute function private.keep_post_words();
create or replace trigger truncate_post_words after truncate on public.posts
  for each statement execute function private.keep_post_words();

-- The two readable posts before a post in the list and the two after it that share a word, for each of its subject words.
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

-- Counts the posts and notes the words of those that were there before the triggers. An earlier version of this schema
-- also counted posts that can have no page.
do $$
begin
  lock table public.posts in share row exclusive mode;
  insert into private.posts_per_month (month, published, changed_at)
    select private.month_of(published_at), count(*),
      max(greatest(published_at, updated_at)) filter (where published_at <= now())
    from public.posts where is_published and private.has_page(slug, published_at) group by 1
    on conflict do nothing;
  delete from private.posts_per_month where month < date '0001-01-01';
  update private.posts_per_month as kept set
      published = (
        select count(*) from public.posts
        where is_published and private.has_page(slug, published_at)
          and published_at >= kept.month::timestamp at time zone 'UTC'
          and published_at < (kept.month + interval '1 month') at time zone 'UTC'),
      changed_at = case when isfinite(changed_at) then changed_at end;
  insert into private.post_words (word, published_at, post_id)
    select unnest(private.subject_words(slug)), published_at, id from public.posts
    where is_published and private.has_page(slug, published_at)
    on conflict do nothing;
  delete from private.post_words using public.posts
    where posts.id = post_id and not private.has_page(posts.slug, posts.published_at);
end;
$$;


-- Announcements. A hosted project calls POST /api/revalidate with pg_net after the commit; URL and secret are in Vault under
-- the names revalidate_url and revalidate_secret. NOTIFY is always sent: the embedded backend listens to it

-- pg_net itself belongs in the schema of the extensions. It cannot be moved, only created anew, which deletes the requests
-- that wait and the log of responses: where there are any, it stays.
do $$
declare
  net_schema constant name := (
    select nspname from pg_extension join pg_namespace on pg_namespace.oid = extnamespace where extname = 'pg_net');
  is_in_use boolean;
begin
  if to_regnamespace('extensions') is null
    or not exists (select from pg_available_extensions where name = 'pg_net') then
    return;
  end if;
  if net_schema = 'public' then
    execute 'select exists (select from net.http_request_queue) or exists (select from net._http_response)'
      into is_in_use;
    if is_in_use then
      return;
    end if;
    drop extension pg_net;
  end if;
  create extension if not exists pg_net with schema extensions;
exception when others then
  -- It works in the other schema as well. missing_jobs() tells when it is nowhere.
  raise warning 'creating pg_net: %', sqlerrm;
end;
$$;

-- Identifies a post without its content, because the payload of NOTIFY is limited to 8,000 bytes. A post without a page is
-- not named: its slug may have any length.
create or replace function private.post_reference(post public.posts) returns jsonb
language sql immutable set search_path = '' as $$
  select jsonb_build_object('id', post.id, 'slug', post.slug, 'is_published', post.is_published)
  where private.has_page(post.slug, post.published_at);
$$;

create or replace function private.call_revalidate_url(body jsonb) returns void
language plpgsql security definer set search_path = '' as $$
declare
  hook_url text;
  hook_secret text;
begin
  if to_regclass('vault.decrypted_secrets') is null or to_regnamespace('net') is null then
    return;
  end if;
  -- Dynamic SQL, because plain Postgres has neither schema.
  execute 'select
      max(decrypted_secret) filter (where name = ''revalidate_url''),
      max(decrypted_secret) filter (where name = ''revalidate_secret'')
    from vault.decrypted_secrets'
    into hook_url, hook_secret;
  if hook_url is not null then
    execute 'select net.http_post(url := $1, body := $2, headers := $3, timeout_milliseconds := 5000)'
      using hook_url, body, jsonb_build_object(
        'Content-Type', 'application/json',
        'x-webhook-secret', coalesce(hook_secret, ''));
  end if;
end;
$$;

-- The slugs whose page links to a post and changes with it, as a JSON array: its neighbours, the posts about its subject,
-- and its own former slugs, which redirect to it. Empty for a post that is not readable, since no page links to it.
create or replace function private.linking_slugs(post public.posts) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(slug), '[]') from (
    select jsonb_array_elements_text(private.neighbour_slugs(post)) as slug
    union
    select posts.slug from private.akin_posts(post) as akin_id join public.posts on posts.id = akin_id
    union
    select jsonb_array_elements_text(private.former_slugs_of(post))
  ) as linking
  where private.is_readable(post);
$$;

-- Announces a change. old_post is null after an insert, new_post after a deletion. The webhook and the notification are sent
-- apart from each other, and the post without the slugs that link to it where these cannot be found: a thousand posts about
-- the same subject made a payload that NOTIFY refuses, and then neither was sent.
create or replace function private.announce(operation text, old_post public.posts, new_post public.posts)
returns void language plpgsql set search_path = '' as $$
declare
  body jsonb;
  linking jsonb := '[]';
  part jsonb;
begin
  body := jsonb_build_object(
    'type', operation,
    'table', 'posts',
    'schema', 'public',
    'record', case when new_post.id is not null then private.post_reference(new_post) end,
    'old_record', case when old_post.id is not null then private.post_reference(old_post) end);
  -- Publishing must not fail because the site cannot be notified; its pages also revalidate by time.
  begin
    select coalesce(jsonb_agg(distinct slug), '[]') into linking from jsonb_array_elements_text(
      case when new_post.id is null then '[]' else private.linking_slugs(new_post) end
      || case when old_post.id is null then '[]' else private.linking_slugs(old_post) end) as slug;
  exception when others then
    raise warning 'finding the slugs that link to a post: %', sqlerrm;
  end;
  begin
    perform private.call_revalidate_url(body || jsonb_build_object('linking', linking));
  exception when others then
    raise warning 'announcing a post by webhook: %', sqlerrm;
  end;
  begin
    -- Forty slugs of 120 characters stay below the 8,000 bytes that NOTIFY accepts.
    for part in
      select jsonb_agg(slug)
      from jsonb_array_elements_text(linking) with ordinality as linked (slug, place)
      group by (place - 1) / 40
      union all
      select '[]' where linking = '[]'
    loop
      perform pg_notify('posts_changed', (body || jsonb_build_object('linking', part))::text);
    end loop;
  exception when others then
    raise warning 'announcing a post by notification: %', sqlerrm;
  end;
end;
$$;

create or replace function private.announce_post_change() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  -- A change of a draft affects no page.
  if private.is_readable(old) or private.is_readable(new) then
    perform private.announce(tg_op, old, new);
  end if;
  return null;
end;
$$;

create or replace trigger announce_post_change after insert or update or delete on public.posts
  for each row execute function private.announce_post_change();

-- A scheduled post becomes readable at published_at and is announced then.
create table if not exists private.due_posts (
  only_row boolean primary key default true check (only_row),
  announced_until timestamptz not null default now()
);
insert into private.due_posts default values on conflict do nothing;

-- Announces the posts that became readable since the last call; returns their number.
create or replace function private.announce_due_posts() returns integer
language plpgsql security definer set search_path = '' as $$
declare
  since timestamptz;
  until timestamptz;
  post public.posts;
  announced integer := 0;
begin
  select announced_until into since from private.due_posts for update;
  -- now() is the start of this transaction, which can lie before the end of a call that it waited for.
  until := greatest(since, now());
  update private.due_posts set announced_until = until;
  for post in
    select * from public.posts
      where is_published and published_at > since and published_at <= until
        and private.has_page(slug, published_at)
      order by published_at
  loop
    perform private.announce('UPDATE', post, post);
    announced := announced + 1;
  end loop;
  return announced;
end;
$$;

-- The name that private.linking_slugs had in an earlier version of this schema.
drop function if exists private.naming_slugs(public.posts);

revoke all on all tables in schema private from public;
revoke all on all functions in schema private from public;
revoke all on function
  public.is_readable_post, public.count_readable_posts, public.list_posts, public.post_years, public.current_slug,
  public.related_posts
from public, anon, authenticated;
grant execute on function
  public.is_readable_post, public.count_readable_posts, public.list_posts, public.post_years, public.current_slug,
  public.related_posts
to anon, authenticated, service_role;

update private.schema_version set version = '20261126020300';
