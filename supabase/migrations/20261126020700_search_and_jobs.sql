-- Search in the lists of the studio, and the jobs that the database runs by itself.


-- The words that a search looks at, kept when a text is saved: doing that for 10,000 posts of 4 kB at each search took
-- 4 to 13 s

-- Tables of their own: every reader of posts and contact_messages would get further columns of these too.
do $$
begin
  if to_regclass('private.post_search') is null then
    create table private.post_search as select id as post_id from public.posts with no data;
    alter table private.post_search add primary key (post_id), add column text text not null;
    -- Compressed in the row: reading it elsewhere is slower.
    alter table private.post_search alter column text set storage main;
  end if;
  if to_regclass('private.message_search') is null then
    create table private.message_search as select id as message_id from public.contact_messages with no data;
    alter table private.message_search add primary key (message_id), add column text text not null;
    alter table private.message_search alter column text set storage main;
  end if;
end;
$$;
alter table private.post_search enable row level security;
alter table private.message_search enable row level security;

-- Lower case without accents, tags and entities, for comparison.
create or replace function private.search_text(html text) returns text
language sql immutable set search_path = '' as $$
  select regexp_replace(
    normalize(lower(replace(replace(
      regexp_replace(html, '<[^>]*>', ' ', 'g'), '&nbsp;', ' '), '&amp;', '&')), nfkd),
    '[\u0300-\u036f]', '', 'g');
$$;

create or replace function private.words_of(query text) returns text[]
language sql immutable set search_path = '' as $$
  select array_remove(regexp_split_to_array(private.search_text(query), '\s+'), '');
$$;

-- Searches in short lists, whose texts are not kept.
create or replace function private.has_words(html text, words text[]) returns boolean
language plpgsql immutable set search_path = '' as $$
declare
  searched constant text := private.search_text(html);
  word text;
begin
  foreach word in array words loop
    if position(word in searched) = 0 then
      return false;
    end if;
  end loop;
  return true;
end;
$$;

-- Each word of a text once: a word of a query can only be in one of them, and half the text takes half the time.
create or replace function private.distinct_words(text text) returns text
language sql immutable set search_path = '' as $$
  select coalesce(string_agg(distinct word, ' '), '') from unnest(private.words_of(text)) as word;
$$;

-- What a search in posts looks at: the text that visitors read and the draft beside it.
create or replace function private.post_search_text(post public.posts, draft public.post_drafts) returns text
language sql stable set search_path = '' as $$
  select private.distinct_words(concat_ws(' ',
    post.slug, replace(post.slug, '-', ' '), post.excerpt, post.content,
    draft.slug, replace(draft.slug, '-', ' '), draft.excerpt, draft.content));
$$;

create or replace function private.message_search_text(received public.contact_messages) returns text
language sql stable set search_path = '' as $$
  select private.distinct_words(concat_ws(' ',
    received.name, received.email, received.subject, received.message, received.note));
$$;

create or replace function private.keep_post_search(changed public.posts.id%type) returns void
language sql set search_path = '' as $$
  insert into private.post_search (post_id, text)
    select post.id, private.post_search_text(post, draft)
    from public.posts as post left join public.post_drafts as draft on draft.post_id = post.id
    where post.id = changed
  on conflict (post_id) do update set text = excluded.text;
$$;

create or replace function private.keep_search_of_post() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'DELETE' then
    delete from private.post_search where post_id = old.id;
  elsif tg_op = 'TRUNCATE' then
    delete from private.post_search;
  else
    perform private.keep_post_search(new.id);
  end if;
  return null;
end;
$$;

create or replace function private.keep_search_of_draft() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'DELETE' then
    perform private.keep_post_search(old.post_id);
  else
    perform private.keep_post_search(new.post_id);
  end if;
  return null;
end;
$$;

create or replace function private.keep_search_of_message() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.message_search (message_id, text)
    values (new.id, private.message_search_text(new))
    on conflict (message_id) do update set text = excluded.text;
  return null;
exception when others then
  -- A message is stored whatever happens to its search text.
  delete from private.message_search where message_id = new.id;
  return null;
end;
$$;

-- A deleted message leaves nothing behind.
create or replace function private.forget_search_of_messages() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'TRUNCATE' then
    delete from private.message_search;
  else
    delete from private.message_search where message_id in (select id from deleted);
  end if;
  return null;
end;
$$;

create or replace trigger keep_search_of_post after insert or delete or update of slug, excerpt, content
  on public.posts for each row execute function private.keep_search_of_post();
create or replace trigger forget_search_of_all_posts after truncate on public.posts
  for each statement execute function private.keep_search_of_post();
create or replace trigger keep_search_of_draft after insert or delete or update of slug, excerpt, content
  on public.post_drafts for each row execute function private.keep_search_of_draft();
create or replace trigger keep_search_of_message
  after insert or update of name, email, subject, message, note on public.contact_messages
  for each row execute function private.keep_search_of_message();
create or replace trigger forget_search_of_messages after delete on public.contact_messages
  referencing old table as deleted for each statement execute function private.forget_search_of_messages();
create or replace trigger forget_search_of_all_messages after truncate on public.contact_messages
  for each statement execute function private.forget_search_of_messages();

insert into private.post_search (post_id, text)
  select post.id, private.post_search_text(post, draft)
  from public.posts as post left join public.post_drafts as draft on draft.post_id = post.id
  on conflict do nothing;
insert into private.message_search (message_id, text)
  select id, private.message_search_text(received) from public.contact_messages as received
  on conflict do nothing;

-- The words of a query as patterns for LIKE.
create or replace function private.search_patterns(query text) returns text[]
language sql immutable set search_path = '' as $$
  select coalesce(array_agg('%' || regexp_replace(word, '([\\%_])', '\\\1', 'g') || '%'), '{}')
  from unnest(private.words_of(query)) as word;
$$;

-- The posts and the messages with every word. A row that was loaded without triggers has no stored text; materialised,
-- because the text of every row would be normalised otherwise, before those with a stored one are left out.
create or replace function private.find_posts(patterns text[]) returns table (post_id public.posts.id%type)
language sql stable set search_path = '' as $$
  select post_id from private.post_search where text like all (patterns)
  union all (
    with missing as materialized (
      select post from public.posts as post
      where not exists (select from private.post_search where post_search.post_id = post.id))
    select (missing.post).id
    from missing left join public.post_drafts as draft on draft.post_id = (missing.post).id
    where private.post_search_text(missing.post, draft) like all (patterns));
$$;

create or replace function private.find_messages(patterns text[])
returns table (message_id public.contact_messages.id%type)
language sql stable set search_path = '' as $$
  select message_id from private.message_search where text like all (patterns)
  union all (
    with missing as materialized (
      select received from public.contact_messages as received
      where not exists (select from private.message_search where message_search.message_id = received.id))
    select (missing.received).id from missing
    where private.message_search_text(missing.received) like all (patterns));
$$;

-- The posts with every word of the query in their text or draft, last changed first. `only_state` null lists all.
-- The state is worked out for the rows of the answer, and by the columns of a post before that: a function for each of
-- 10,000 posts takes half a second.
create or replace function public.list_studio_posts(
  query text default '', only_state text default null, skip integer default 0, take integer default 50
) returns table (
  id text, state text, slug text, has_draft boolean, excerpt text, image_url text, published_at timestamptz,
  updated_at timestamptz, updated_by text, total bigint)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  patterns constant text[] := private.search_patterns(list_studio_posts.query);
begin
  perform private.studio_person();
  return query
    with page as (
      select post.id, coalesce(draft.updated_at, newest.created_at, post.updated_at) as changed_at,
        coalesce(draft.updated_by, newest.created_by, '') as changed_by, count(*) over () as total
      from public.posts as post
      left join public.post_drafts as draft on draft.post_id = post.id
      left join lateral (
        select created_at, created_by from public.post_versions
        where post_id = post.id and kind = 'live' order by post_versions.id desc limit 1) as newest on true
      where (patterns = '{}' or post.id in (select found.post_id from private.find_posts(patterns) as found))
        and case only_state
          when 'live' then post.is_published and post.published_at <= now()
          when 'gepland' then post.is_published and post.published_at > now()
          else only_state is null or not post.is_published and private.post_state(post) = only_state
        end
        and not (post.content = '' and not post.is_published and draft.post_id is null and private.is_untouched(post))
      order by 2 desc, post.published_at desc, post.id
      offset list_studio_posts.skip limit list_studio_posts.take)
    select post.id::text, private.post_state(post), coalesce(nullif(draft.slug, ''), post.slug),
      draft.post_id is not null, coalesce(draft.excerpt, post.excerpt), coalesce(draft.image_url, post.image_url),
      coalesce(draft.published_at, post.published_at), page.changed_at, page.changed_by, page.total
    from page
    join public.posts as post on post.id = page.id
    left join public.post_drafts as draft on draft.post_id = post.id
    order by page.changed_at desc, post.published_at desc, post.id;
end;
$$;


-- Jobs. `supabase db push` prints no warning of a migration, so a job that does not run is reported by missing_jobs(), which
-- the site and the studio show. The embedded backend uses timers instead; where there is neither, posts that are due show
-- within a minute, and `npm run messages -- --delete-old` deletes old messages

create table if not exists private.jobs (
  name text primary key,
  -- The format is that of pg_cron.
  schedule text not null,
  command text not null,
  -- The time without a run after which it counts as missing.
  late_after interval not null,
  -- Whoever called the function: pg_cron, the embedded backend, or the owner. Null for a job that was never scheduled.
  ran_at timestamptz,
  -- Why pg_cron did not accept it.
  problem text
);
alter table private.jobs enable row level security;

insert into private.jobs (name, schedule, command, late_after) values
  ('announce-due-posts', '30 seconds', 'select private.announce_due_posts()', '10 minutes'),
  ('delete-old-messages', '17 3 * * *', 'select public.delete_old_messages()', '2 days'),
  ('purge-deleted-posts', '47 3 * * *', 'select public.purge_deleted_posts()', '2 days')
on conflict (name) do update set
  schedule = excluded.schedule, command = excluded.command, late_after = excluded.late_after;

create or replace function private.note_job_run(job text) returns void
language sql set search_path = '' as $$
  update private.jobs set ran_at = now() where name = job;
$$;

-- The privacy statement promises that a message is kept for at most twelve months. Runs once a day, so it deletes the
-- messages whose twelve months end within the next day; returns their number.
create or replace function public.delete_old_messages() returns integer
language sql security definer set search_path = '' as $$
  select private.note_job_run('delete-old-messages');
  with deleted as (
    delete from public.contact_messages
    where created_at < now() - interval '12 months' + interval '1 day'
    returning id)
  select count(*)::integer from deleted;
$$;

-- Ends the thirty days of deleted posts, and deletes the versions of posts that are gone for good. Returns the number of
-- posts.
create or replace function public.purge_deleted_posts() returns integer
language plpgsql security definer set search_path = '' as $$
declare
  purged integer;
begin
  perform private.note_job_run('purge-deleted-posts');
  delete from private.deleted_posts where deleted_at < now() - interval '30 days';
  get diagnostics purged = row_count;
  delete from public.post_versions as version where
    not exists (select from public.posts where id = version.post_id)
    and not exists (select from private.deleted_posts where post ->> 'id' = version.post_id::text);
  delete from private.post_presence where seen_at < now() - interval '1 day';
  return purged;
end;
$$;

-- Schedules every job with pg_cron where that is available, and keeps the reason where it fails. For the owner too, after
-- pg_cron was enabled: select private.schedule_jobs();
create or replace function private.schedule_jobs() returns void
language plpgsql set search_path = '' as $$
declare
  job private.jobs;
  knows_seconds boolean;
begin
  if not exists (select from pg_available_extensions where name = 'pg_cron') then
    return;
  end if;
  begin
    create extension if not exists pg_cron;
  exception when others then
    -- For example installed, but not in shared_preload_libraries.
    update private.jobs set problem = sqlerrm;
    return;
  end;
  select string_to_array(extversion, '.')::integer[] >= '{1,5}' into knows_seconds
    from pg_extension where extname = 'pg_cron';
  for job in select * from private.jobs loop
    begin
      execute 'select cron.schedule($1, $2, $3)' using job.name,
        case when knows_seconds then job.schedule else replace(job.schedule, '30 seconds', '* * * * *') end,
        job.command;
      -- Its first run is waited for as for any other.
      update private.jobs set problem = null, ran_at = coalesce(ran_at, now()) where name = job.name;
    exception when others then
      update private.jobs set problem = sqlerrm where name = job.name;
    end;
  end loop;
end;
$$;

-- The jobs that did not run for longer than they may, with the reason: the extension is not enabled (`extension`), the job
-- is not scheduled or not active (`schedule`), or it is, and does not run (`run`). Where requests to the site are set up,
-- also `announce-changes`, when pg_net is not enabled.
create or replace function public.missing_jobs() returns table (job text, reason text)
language plpgsql stable security definer set search_path = '' as $$
declare
  has_cron constant boolean := to_regclass('cron.job') is not null;
  scheduled text[] := array[]::text[];
  announces boolean := false;
begin
  if has_cron then
    execute 'select coalesce(array_agg(jobname::text), ''{}'') from cron.job where active' into scheduled;
  end if;
  if to_regclass('vault.secrets') is not null and to_regnamespace('net') is null then
    execute 'select exists (select from vault.secrets where name = ''revalidate_url'')' into announces;
  end if;
  return query
    select jobs.name, case
        when not has_cron then 'extension'
        when jobs.name <> all (scheduled) then 'schedule'
        else 'run'
      end
    from private.jobs
    where coalesce(
      now() - greatest(
        case jobs.name when 'announce-due-posts' then (select announced_until from private.due_posts)
          else jobs.ran_at end,
        -- A database that was off for a week starts with every job late.
        case when jobs.late_after < interval '1 hour' then pg_postmaster_start_time() end
      ) > jobs.late_after, true)
    union all
    select 'announce-changes', 'extension' where announces
    order by 1;
end;
$$;

revoke all on all tables in schema private from public;
revoke all on all functions in schema private from public;
revoke all on function
  public.list_studio_posts, public.delete_old_messages, public.purge_deleted_posts, public.missing_jobs
from public, anon, authenticated;
grant execute on function public.list_studio_posts to studio_editor, studio_owner, service_role;
grant execute on function public.delete_old_messages, public.purge_deleted_posts to service_role;
grant execute on function public.missing_jobs to anon, studio_editor, studio_owner, service_role;

select private.schedule_jobs();

update private.schema_version set version = '20261126020700';
