-- Search in long lists, and an inbox in which many messages are handled at once.

-- The words that a search looks at, kept when a text is saved: doing that for 10,000 posts of 4 kB at each search took 4 to 13 s.
-- Not columns of posts and contact_messages, which every reader of these tables would get too.
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
revoke all on private.post_search, private.message_search from public;

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

-- A post that was made and on which nobody has typed.
create or replace function private.is_untouched(post public.posts) returns boolean
language sql stable set search_path = '' as $$
  select private.is_made_up_slug(post.slug) and post.excerpt = '' and post.content = '' and not post.is_published
    and not exists (select from public.post_drafts where post_id = post.id)
    -- The first version is of the moment at which it was made.
    and not exists (select from public.post_versions where post_id = post.id offset 1);
$$;

-- Also removes the posts that were made a month ago and never written.
create or replace function public.new_post() returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  post public.posts;
  abandoned text[];
begin
  perform private.studio_person();
  with deleted as (
    delete from public.posts as old where old.updated_at < now() - interval '30 days' and not old.is_published
      and old.content = '' and private.is_untouched(old) returning old.id)
  select array_agg(id::text) into abandoned from deleted;
  delete from private.deleted_posts where deleted_posts.post ->> 'id' = any (abandoned);
  insert into public.posts (slug, content, is_published)
    values ('concept-' || left(md5(gen_random_uuid()::text), 8), '', false)
    returning * into post;
  return private.studio_post(post);
end;
$$;

-- The messages with every word of the query, newest first, below the one that `before_at` and `before_id` name.
create or replace function public.list_messages(
  query text default '', status text default null,
  before_at timestamptz default null, before_id text default null, take integer default 50
) returns setof public.contact_messages
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  patterns constant text[] := private.search_patterns(list_messages.query);
begin
  perform private.studio_person();
  return query select * from public.contact_messages
    where (list_messages.status is null or status = list_messages.status)
      and (before_at is null or (created_at, id::text) < (before_at, before_id))
      and (patterns = '{}' or id in (select found.message_id from private.find_messages(patterns) as found))
    order by created_at desc, id::text desc
    limit list_messages.take;
end;
$$;

-- Status, time and person before the last change of status, so that it can be undone.
alter table public.contact_messages add column if not exists former_handling jsonb;

-- It set the note too, and so overwrote that of another window.
drop function if exists public.set_message_status(text, text, text);

-- Sets the status of messages. Returns those that still exist.
create or replace function public.set_message_statuses(ids text[], status text)
returns setof public.contact_messages
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  person constant text := private.studio_person();
begin
  update public.contact_messages set
      former_handling = jsonb_build_object('status', status, 'handled_at', handled_at, 'handled_by', handled_by),
      status = set_message_statuses.status,
      handled_at = case when set_message_statuses.status <> 'new' then now() end,
      handled_by = case when set_message_statuses.status <> 'new' then person end
    where id::text = any (ids) and status <> set_message_statuses.status;
  return query select * from public.contact_messages where id::text = any (ids);
end;
$$;

-- Undoes the last change of status, of the messages that still have the one that it gave them.
create or replace function public.undo_message_statuses(ids text[], status text)
returns setof public.contact_messages
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
begin
  perform private.studio_person();
  update public.contact_messages set
      status = former_handling ->> 'status',
      handled_at = (former_handling ->> 'handled_at')::timestamptz,
      handled_by = former_handling ->> 'handled_by',
      former_handling = null
    where id::text = any (ids) and status = undo_message_statuses.status and former_handling is not null;
  return query select * from public.contact_messages where id::text = any (ids);
end;
$$;

-- Replaces the note of a message where it is one that the window knows; otherwise another window wrote one meanwhile.
-- A window that closes cannot ask: `keep_both` puts its note below the other one.
create or replace function public.set_message_note(
  id text, note text, known_notes text[], keep_both boolean default false
) returns setof public.contact_messages
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  stored text;
  longest constant integer := 5000;
  separator constant text := E'\n\n';
begin
  perform private.studio_person();
  select note into stored from public.contact_messages where id::text = set_message_note.id for no key update;
  if not found then
    raise sqlstate 'PT404' using message = 'there is no such message';
  elsif stored <> all (known_notes || set_message_note.note) then
    if set_message_note.note = '' then
      set_message_note.note := stored;
    elsif keep_both and char_length(concat(stored, separator, set_message_note.note)) <= longest then
      set_message_note.note := concat(stored, separator, set_message_note.note);
    else
      raise sqlstate 'PT409' using message = 'another window wrote a note meanwhile', detail = 'note';
    end if;
  end if;
  return query update public.contact_messages set note = set_message_note.note
    where id::text = set_message_note.id returning *;
end;
$$;

-- Deletes those of the messages that are spam, and returns their number.
create or replace function public.delete_spam(ids text[]) returns integer
language sql security invoker set search_path = '' as $$
  with deleted as (
    delete from public.contact_messages where id::text = any (ids) and status = 'spam' returning id)
  select count(*)::integer from deleted;
$$;

revoke all on function
  private.distinct_words(text),
  private.post_search_text(public.posts, public.post_drafts),
  private.message_search_text(public.contact_messages),
  private.keep_post_search(public.posts.id%type),
  private.keep_search_of_post(),
  private.keep_search_of_draft(),
  private.keep_search_of_message(),
  private.forget_search_of_messages(),
  private.search_patterns(text),
  private.find_posts(text[]),
  private.find_messages(text[]),
  private.is_untouched(public.posts)
from public;
revoke all on function
  public.set_message_statuses(text[], text),
  public.undo_message_statuses(text[], text),
  public.set_message_note(text, text, text[], boolean),
  public.delete_spam(text[])
from public, anon, authenticated;
grant execute on function
  public.set_message_statuses(text[], text),
  public.undo_message_statuses(text[], text),
  public.set_message_note(text, text, text[], boolean),
  public.delete_spam(text[])
to studio_owner, service_role;

update private.schema_version set version = '20261126010500';
