-- How the studio writes posts: drafts beside the posts that visitors read, earlier versions of both, deleted posts, who else
-- has a post open, and previews.

-- Numbers for drafts and versions. Never the same twice, so that a number which an editor has seen stands for one text.
create sequence if not exists private.revision_numbers;
revoke all on sequence private.revision_numbers from public;

do $$
begin
  if to_regclass('public.post_drafts') is null then
    -- Created from posts, because an adopted table can have another type for id. No foreign key: its cascade would delete
    -- the draft before the deletion of the post can keep it.
    create table public.post_drafts as select id as post_id from public.posts with no data;
    alter table public.post_drafts
      add primary key (post_id),
      -- The bounds of posts; a slug may be unfinished.
      add column slug text not null check (char_length(slug) <= 120),
      add column excerpt text not null check (char_length(excerpt) <= 500),
      add column content text not null check (octet_length(content) <= 200000),
      add column meta_description text check (char_length(meta_description) <= 300),
      add column image_url text check (char_length(image_url) <= 500),
      add column image_alt text check (char_length(image_alt) <= 200),
      add column published_at timestamptz check (isfinite(published_at)),
      add column revision bigint not null,
      add column created_at timestamptz not null default now(),
      add column updated_at timestamptz not null default now(),
      add column updated_by text not null,
      -- The window that saved last.
      add column session uuid not null;
  end if;
  if to_regclass('public.post_versions') is null then
    create table public.post_versions as select id as post_id from public.posts with no data;
    alter table public.post_versions
      add column id bigint primary key default nextval('private.revision_numbers'),
      alter column post_id set not null,
      -- live: what the row in posts became. draft: a state of the draft. kept: a text that could not be saved.
      add column kind text not null check (kind in ('live', 'draft', 'kept')),
      add column slug text not null,
      add column excerpt text not null,
      add column content text not null,
      add column meta_description text,
      add column image_url text,
      add column image_alt text,
      add column published_at timestamptz,
      add column is_published boolean not null default false,
      -- Whether visitors could read the version of posts that this one replaced.
      add column replaced_public boolean not null default false,
      add column created_at timestamptz not null default now(),
      -- The name of a key, or a database role. Empty for a post from before there were versions.
      add column created_by text not null;
    create index post_versions_of_post on public.post_versions (post_id, id);
  end if;
end;
$$;

alter table public.post_drafts enable row level security;
alter table public.post_versions enable row level security;
revoke all on public.post_drafts, public.post_versions from public, anon, authenticated;
grant all on public.post_drafts, public.post_versions to service_role;
grant select on public.post_drafts, public.post_versions to studio_editor, studio_owner;

drop policy if exists "the studio reads drafts" on public.post_drafts;
create policy "the studio reads drafts" on public.post_drafts
  for select to studio_editor, studio_owner using ((select private.studio_person()) is not null);
drop policy if exists "the studio reads versions" on public.post_versions;
create policy "the studio reads versions" on public.post_versions
  for select to studio_editor, studio_owner using ((select private.studio_person()) is not null);


-- Versions

-- What an editor writes, of a row of posts, post_drafts or post_versions. Not its date, which each use treats differently.
create or replace function private.text_of(post jsonb) returns jsonb
language sql immutable set search_path = '' as $$
  select jsonb_object_agg(name, post -> name)
  from unnest('{slug,excerpt,content,meta_description,image_url,image_alt}'::text[]) as name;
$$;

-- Stores a version, unless the newest one of the post says the same.
create or replace function private.keep_version(version public.post_versions) returns void
language plpgsql set search_path = '' as $$
declare
  newest public.post_versions;
begin
  select * into newest from public.post_versions
    where post_id = version.post_id order by id desc limit 1;
  if private.text_of(to_jsonb(newest)) = private.text_of(to_jsonb(version))
    and (version.kind = 'draft' or (newest.kind, newest.is_published, newest.published_at)
      = (version.kind, version.is_published, version.published_at))
  then
    return;
  end if;
  version.id := nextval('private.revision_numbers');
  insert into public.post_versions select version.*;
end;
$$;

create or replace function private.live_version(
  post public.posts, created_at timestamptz, created_by text, replaced_public boolean
) returns public.post_versions
language sql stable set search_path = '' as $$
  select jsonb_populate_record(null::public.post_versions, to_jsonb(post) - 'id' || jsonb_build_object(
    'post_id', post.id, 'kind', 'live', 'created_at', created_at, 'created_by', created_by,
    'replaced_public', replaced_public));
$$;

create or replace function private.draft_version(draft public.post_drafts) returns public.post_versions
language sql stable set search_path = '' as $$
  select jsonb_populate_record(null::public.post_versions, to_jsonb(draft) || jsonb_build_object(
    'kind', 'draft', 'is_published', false, 'replaced_public', false,
    'created_at', draft.updated_at, 'created_by', draft.updated_by));
$$;

create or replace function private.keep_post_version() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'INSERT' then
    perform private.keep_version(
      private.live_version(new, now(), private.studio_person(), false));
    return null;
  end if;
  if not exists (select from public.post_versions where post_id = old.id) then
    perform private.keep_version(private.live_version(old, old.updated_at, '', false));
  end if;
  perform private.keep_version(
    private.live_version(new, now(), private.studio_person(), private.is_readable(old)));
  return null;
end;
$$;

create or replace trigger keep_post_version after insert or update on public.posts
  for each row execute function private.keep_post_version();

-- Typing saves every second: a version is kept when another person or window goes on, and every ten minutes.
create or replace function private.keep_draft_version() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'DELETE'
    or (old.session, old.updated_by) <> (new.session, new.updated_by)
    or now() - interval '10 minutes' >= greatest(old.created_at, (
      select max(created_at) from public.post_versions where post_id = old.post_id))
  then
    perform private.keep_version(private.draft_version(old));
  end if;
  return null;
end;
$$;

create or replace trigger keep_draft_version after update or delete on public.post_drafts
  for each row execute function private.keep_draft_version();


-- One post in the studio

-- The post of an id, which is a uuid or a number in some projects.
create or replace function private.find_post(post_id text) returns public.posts
language plpgsql stable set search_path = '' as $$
declare
  wanted public.posts.id%type;
  post public.posts;
begin
  begin
    wanted := post_id;
  exception when data_exception then
    wanted := null;
  end;
  select * into post from public.posts where id = wanted;
  if post.id is null then
    raise sqlstate 'PT404' using message = 'there is no such post';
  end if;
  return post;
end;
$$;

-- The same post, locked until the end of the transaction, so that changes of one post follow each other.
create or replace function private.lock_post(post_id text) returns public.posts
language plpgsql set search_path = '' as $$
declare
  post public.posts := private.find_post(post_id);
begin
  select * into post from public.posts where id = post.id for no key update;
  if post.id is null then
    raise sqlstate 'PT404' using message = 'there is no such post';
  end if;
  return post;
end;
$$;

-- The number that an editor must have seen to change the text of a post: of the draft, else of the row in posts.
create or replace function private.revision_of(post public.posts) returns bigint
language sql stable set search_path = '' as $$
  select coalesce(
    (select revision from public.post_drafts where post_id = post.id),
    (select max(id) from public.post_versions where post_id = post.id and kind = 'live'),
    0);
$$;

create or replace function private.check_revision(post public.posts, expected_revision bigint) returns void
language plpgsql set search_path = '' as $$
begin
  if private.revision_of(post) is distinct from expected_revision then
    raise sqlstate 'PT409' using message = 'somebody else saved this post meanwhile', detail = 'revision';
  end if;
end;
$$;

-- concept: never public. gepland: public from a date on. live. ingetrokken: was public.
create or replace function private.post_state(post public.posts) returns text
language sql stable set search_path = '' as $$
  select case
    when private.is_readable(post) then 'live'
    when post.is_published then 'gepland'
    when exists (
      select from public.post_versions where post_id = post.id and replaced_public) then 'ingetrokken'
    else 'concept'
  end;
$$;

create or replace function private.studio_post(post public.posts) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'id', post.id::text,
    'state', private.post_state(post),
    'revision', private.revision_of(post),
    'post', to_jsonb(post) - 'id',
    'draft', (select to_jsonb(draft) - '{post_id,revision}'::text[]
      from public.post_drafts as draft where draft.post_id = post.id));
$$;

-- A post with its draft and its state, for the editor.
create or replace function public.studio_post(post_id text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.studio_person();
  return private.studio_post(private.find_post(post_id));
end;
$$;

-- The post that has a slug, or had it while it was public; null when none has.
create or replace function public.slug_owner(wanted text) returns text
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.studio_person();
  return coalesce(
    (select id::text from public.posts where slug = wanted),
    (select post_id::text from private.former_slugs where slug = wanted));
end;
$$;


-- Drafts

-- The slug that new_post() gives, until the post has a title.
create or replace function private.is_made_up_slug(slug text) returns boolean
language sql immutable set search_path = '' as $$
  select slug ~ '^concept-[0-9a-f]{8}$';
$$;

-- A post that was made and on which nobody has typed.
create or replace function private.is_untouched(post public.posts) returns boolean
language sql stable set search_path = '' as $$
  select private.is_made_up_slug(post.slug) and post.excerpt = '' and post.content = '' and not post.is_published
    and not exists (select from public.post_drafts where post_id = post.id)
    -- The first version is of the moment at which it was made.
    and not exists (select from public.post_versions where post_id = post.id offset 1);
$$;

-- Makes a post. Also removes those that were made a month ago and never written.
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

-- Saves the whole draft when nobody else saved since `expected_revision`. A repeated request changes nothing.
create or replace function public.save_draft(
  post_id text, expected_revision bigint, draft jsonb, session uuid
) returns public.post_drafts
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  person constant text := private.studio_person();
  post constant public.posts := private.lock_post(post_id);
  given public.post_drafts := jsonb_populate_record(null::public.post_drafts, draft);
  stored public.post_drafts;
begin
  select * into stored from public.post_drafts where post_id = post.id;
  if stored.post_id is not null
    and private.text_of(to_jsonb(given)) = private.text_of(to_jsonb(stored))
    and given.published_at is not distinct from stored.published_at
  then
    return stored;
  end if;
  perform private.check_revision(post, expected_revision);
  given.post_id := post.id;
  given.revision := nextval('private.revision_numbers');
  given.created_at := now();
  given.updated_at := now();
  given.updated_by := person;
  given.session := save_draft.session;
  insert into public.post_drafts select given.*
    on conflict (post_id) do update set
      slug = excluded.slug, excerpt = excluded.excerpt, content = excluded.content,
      meta_description = excluded.meta_description, image_url = excluded.image_url,
      image_alt = excluded.image_alt, published_at = excluded.published_at,
      revision = excluded.revision, updated_at = excluded.updated_at, updated_by = excluded.updated_by,
      session = excluded.session
    returning * into stored;
  return stored;
end;
$$;

-- Keeps a text that could not be saved, because somebody else saved another one. Returns the id of the version.
create or replace function public.keep_text(post_id text, draft jsonb) returns bigint
language plpgsql security definer set search_path = '' as $$
declare
  person constant text := private.studio_person();
  post constant public.posts := private.lock_post(post_id);
  version constant public.post_versions := jsonb_populate_record(null::public.post_versions,
    draft || jsonb_build_object(
      'post_id', post.id, 'id', nextval('private.revision_numbers'), 'kind', 'kept', 'is_published', false,
      'replaced_public', false, 'created_at', now(), 'created_by', person));
begin
  insert into public.post_versions select version.*;
  return version.id;
end;
$$;

-- Makes an earlier version the draft. What the draft held becomes a version.
create or replace function public.restore_version(version_id bigint, expected_revision bigint, session uuid)
returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  version public.post_versions;
  post public.posts;
begin
  perform private.studio_person();
  select * into version from public.post_versions where id = version_id;
  if version.id is null then
    raise sqlstate 'PT404' using message = 'there is no such version';
  elsif version.kind = 'live' and not version.is_published then
    -- The date on which the row was made: nobody chose it.
    version.published_at := null;
  end if;
  post := private.lock_post(version.post_id::text);
  perform private.check_revision(post, expected_revision);
  perform private.keep_version(private.draft_version(old_draft))
    from public.post_drafts as old_draft where old_draft.post_id = post.id;
  perform public.save_draft(post.id::text, expected_revision, to_jsonb(version), session);
  return private.studio_post(post);
end;
$$;

-- The text stays as a version.
create or replace function public.discard_draft(post_id text, expected_revision bigint) returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  post public.posts;
begin
  perform private.studio_person();
  post := private.lock_post(discard_draft.post_id);
  perform private.check_revision(post, expected_revision);
  delete from public.post_drafts where post_id = post.id;
  return private.studio_post(post);
end;
$$;


-- What visitors read. A change and its result are two statements: in one expression a stable function would not see the
-- version that the trigger keeps

-- Writes a row of posts, with null for what an editor left empty. An old row of an adopted table can break a rule in a
-- column that is not changed.
create or replace function private.write_post(post public.posts) returns public.posts
language plpgsql set search_path = '' as $$
declare
  rule text;
  written public.posts;
begin
  update public.posts set
      slug = post.slug, excerpt = post.excerpt, content = post.content,
      meta_description = nullif(post.meta_description, ''), image_url = nullif(post.image_url, ''),
      image_alt = nullif(post.image_alt, ''),
      is_published = post.is_published, published_at = post.published_at
    where id = post.id
    returning * into written;
  return written;
exception
  when unique_violation then
    raise sqlstate 'PT409' using message = 'another post has this slug', detail = 'slug';
  when check_violation then
    get stacked diagnostics rule = constraint_name;
    raise sqlstate 'PT422' using message = 'the post breaks a rule',
      detail = jsonb_build_array(regexp_replace(rule, '^posts_|_check$', '', 'g'))::text;
end;
$$;

-- Makes the draft public, now or at a time. A post that was public before keeps its date, unless the draft has another.
create or replace function public.publish_post(
  post_id text, expected_revision bigint, publish_at timestamptz default null
) returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  post public.posts;
  draft public.post_drafts;
  state text;
  missing text[];
begin
  perform private.studio_person();
  post := private.lock_post(publish_post.post_id);
  perform private.check_revision(post, expected_revision);
  state := private.post_state(post);
  select * into draft from public.post_drafts where post_id = post.id;
  if draft.post_id is not null then
    post := jsonb_populate_record(post, private.text_of(to_jsonb(draft)));
  end if;
  missing := array_remove(array[
    case when post.slug !~ '^[a-z0-9]+(-[a-z0-9]+)*$' or private.is_made_up_slug(post.slug) then 'slug' end,
    case when post.content !~ '<(img|iframe)'
      and regexp_replace(post.content, '<[^>]*>|&nbsp;|\s', '', 'g') = '' then 'content' end], null);
  if missing <> '{}' then
    raise sqlstate 'PT422' using message = 'the post is not complete', detail = to_jsonb(missing)::text;
  elsif state = 'live' and publish_at > now() then
    raise sqlstate 'PT422' using message = 'a public post cannot become public later', detail = '["published_at"]';
  end if;
  post.is_published := true;
  post.published_at := coalesce(publish_at, least(
    now(), coalesce(draft.published_at, case when state <> 'concept' then post.published_at end)));
  post := private.write_post(post);
  delete from public.post_drafts where post_id = post.id;
  return private.studio_post(post);
end;
$$;

create or replace function public.withdraw_post(post_id text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  post public.posts;
begin
  perform private.studio_person();
  post := private.lock_post(post_id);
  post.is_published := false;
  post := private.write_post(post);
  return private.studio_post(post);
end;
$$;

-- Undoes a withdrawal: visitors get the same text with the same date again, and the draft stays beside it.
-- `withdrawn_at` is when the row changed last, so that nothing is published that somebody else wrote since.
create or replace function public.republish_post(post_id text, withdrawn_at timestamptz) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  post public.posts;
begin
  perform private.studio_person();
  post := private.lock_post(post_id);
  if post.is_published or post.updated_at <> withdrawn_at then
    raise sqlstate 'PT409' using message = 'somebody else changed this post meanwhile', detail = 'revision';
  end if;
  post.is_published := true;
  post := private.write_post(post);
  return private.studio_post(post);
end;
$$;

-- Visitors get the new URL at once, and the old one redirects. The draft gets the slug too, else publishing it would
-- undo the change.
create or replace function public.rename_post(post_id text, slug text) returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  post public.posts;
begin
  perform private.studio_person();
  post := private.lock_post(rename_post.post_id);
  post.slug := rename_post.slug;
  post := private.write_post(post);
  update public.post_drafts set slug = rename_post.slug, revision = nextval('private.revision_numbers')
    where post_id = post.id;
  return private.studio_post(post);
end;
$$;


-- Deleted posts, by whatever means, can be put back for thirty days

create table if not exists private.deleted_posts (
  id bigint generated always as identity primary key,
  -- JSON, because columns may be added meanwhile.
  post jsonb not null,
  draft jsonb,
  former_slugs jsonb not null,
  deleted_at timestamptz not null default now(),
  deleted_by text not null
);
alter table private.deleted_posts enable row level security;

create or replace function private.keep_deleted_post() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.deleted_posts (post, draft, former_slugs, deleted_by)
    select to_jsonb(old), (select to_jsonb(draft) from public.post_drafts as draft where post_id = old.id),
      private.former_slugs_of(old), private.studio_person();
  delete from public.post_drafts where post_id = old.id;
  return null;
end;
$$;

-- Triggers fire in the order of their names: this one before forget_former_slugs.
create or replace trigger a_keep_deleted_post after delete on public.posts
  for each row execute function private.keep_deleted_post();

create or replace function public.list_deleted_posts() returns table (
  id bigint, slug text, excerpt text, image_url text, was_published boolean,
  deleted_at timestamptz, deleted_by text, purged_after timestamptz)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  perform private.studio_person();
  return query
    select id, coalesce(nullif(draft ->> 'slug', ''), post ->> 'slug'),
      coalesce(draft ->> 'excerpt', post ->> 'excerpt'), coalesce(draft ->> 'image_url', post ->> 'image_url'),
      (post ->> 'is_published')::boolean, deleted_at, deleted_by, deleted_at + interval '30 days'
    from private.deleted_posts order by deleted_at desc, id desc;
end;
$$;

-- Returns the id with which restore_post puts the post back.
create or replace function public.delete_post(post_id text) returns bigint
language plpgsql security definer set search_path = '' as $$
declare
  post public.posts;
begin
  perform private.studio_person();
  post := private.lock_post(post_id);
  delete from public.posts where id = post.id;
  return (select max(id) from private.deleted_posts where deleted_posts.post ->> 'id' = post.id::text);
end;
$$;

-- Puts a post back as it was, with its id, its draft and its former slugs.
create or replace function public.restore_post(deleted_id bigint) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  deleted private.deleted_posts;
  columns text;
  restored public.posts;
begin
  perform private.studio_person();
  delete from private.deleted_posts where id = deleted_id returning * into deleted;
  if deleted.id is null then
    raise sqlstate 'PT404' using message = 'there is no such deleted post';
  end if;
  -- An adopted table can have generated columns, and can have got columns with defaults since.
  select string_agg(format('%I', attname), ', ') into columns from pg_attribute
    where attrelid = 'public.posts'::regclass and attnum > 0 and not attisdropped and attgenerated = ''
      and deleted.post ? attname;
  begin
    execute format(
      'insert into public.posts (%1$s) overriding system value
        select %1$s from jsonb_populate_record(null::public.posts, $1) returning *', columns)
      into restored using deleted.post;
  exception when unique_violation then
    raise sqlstate 'PT409' using message = 'another post has this slug', detail = 'slug';
  end;
  insert into private.former_slugs (slug, post_id)
    select former.slug, restored.id from jsonb_array_elements_text(deleted.former_slugs) as former (slug)
      where not exists (select from public.posts where posts.slug = former.slug)
    on conflict do nothing;
  if deleted.draft is not null then
    insert into public.post_drafts
      select * from jsonb_populate_record(null::public.post_drafts, deleted.draft
        || jsonb_build_object('revision', nextval('private.revision_numbers')));
  end if;
  return private.studio_post(restored);
end;
$$;


-- Who has a post open, by window

create table if not exists private.post_presence (
  post_id text not null check (char_length(post_id) <= 100),
  session uuid not null,
  name text not null,
  seen_at timestamptz not null,
  primary key (post_id, session)
);
alter table private.post_presence enable row level security;

-- Tells that this window has the post open, and returns the others of the last half minute.
create or replace function public.announce_presence(post_id text, session uuid)
returns table (name text, seen_at timestamptz)
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  person constant text := private.studio_person();
begin
  delete from private.post_presence where seen_at < now() - interval '1 day';
  insert into private.post_presence (post_id, session, name, seen_at)
    values (announce_presence.post_id, announce_presence.session, person, now())
    on conflict (post_id, session) do update set name = excluded.name, seen_at = excluded.seen_at;
  return query select name, seen_at from private.post_presence
    where post_id = announce_presence.post_id and session <> announce_presence.session
      and seen_at > now() - interval '30 seconds'
    order by seen_at desc;
end;
$$;


-- Previews: a token reads any post by its slug, and nothing else

create table if not exists private.preview_tokens (
  -- The token itself is returned once, when it is created.
  token_hash bytea primary key check (octet_length(token_hash) = 32),
  label text not null check (char_length(label) between 1 and 100),
  created_at timestamptz not null default now(),
  expires_at timestamptz
);
alter table private.preview_tokens enable row level security;

-- One post, published or not, as it would be with its draft, for a valid token; otherwise no row, whatever the reason.
create or replace function public.preview_post(preview_token text, post_slug text) returns setof public.posts
language sql stable security definer rows 1 set search_path = '' as $$
  select preview.*
  from (
    select id from public.posts where slug = post_slug
    union all select post_id from public.post_drafts where slug = post_slug
    limit 1) as found
  join public.posts as post on post.id = found.id
  left join public.post_drafts as draft on draft.post_id = post.id
  cross join lateral jsonb_populate_record(post, case when draft.post_id is null then '{}' else
    private.text_of(to_jsonb(draft)) || jsonb_build_object(
      'slug', coalesce(nullif(draft.slug, ''), post.slug),
      'published_at', coalesce(draft.published_at, post.published_at)) end) as preview
  where preview_token ~ '^[0-9a-f]{64}$'
    and exists (
      select from private.preview_tokens
      where token_hash = sha256(convert_to(preview_token, 'UTF8'))
        and (expires_at is null or expires_at > now()));
$$;

-- Creates a token with 244 random bits, in lower case because the site redirects URLs with capitals to lower case. The
-- label names its holder; deleting the rows of a label revokes the tokens. `valid_for` null means no expiry. An editor makes
-- none that outlives a month, and not more than ten at a time.
create or replace function public.create_preview_token(label text, valid_for interval default '30 days') returns text
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  token text := replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '');
  person constant text := private.studio_person();
  is_from_studio constant boolean := private.studio_key() ->> 'role' in ('studio_editor', 'studio_owner');
begin
  delete from private.preview_tokens where expires_at < now();
  if is_from_studio then
    label := 'Studio: ' || person;
    valid_for := least(coalesce(valid_for, '30 days'), '30 days');
    delete from private.preview_tokens where token_hash in (
      select token_hash from private.preview_tokens where label = create_preview_token.label
      order by created_at desc offset 9);
  end if;
  insert into private.preview_tokens (token_hash, label, expires_at)
  values (sha256(convert_to(token, 'UTF8')), create_preview_token.label, now() + valid_for);
  return token;
end;
$$;

-- Whoever knows a token may end it.
create or replace function public.revoke_preview_token(preview_token text) returns void
language sql security definer set search_path = '' as $$
  delete from private.preview_tokens where token_hash = sha256(convert_to(preview_token, 'UTF8'));
$$;

revoke all on all tables in schema private from public;
revoke all on all functions in schema private from public;
revoke all on function public.preview_post from public, anon, authenticated;
grant execute on function public.preview_post to anon, authenticated, service_role;
revoke all on function
  public.studio_post, public.slug_owner, public.new_post, public.save_draft, public.keep_text, public.restore_version,
  public.discard_draft, public.publish_post, public.withdraw_post, public.republish_post, public.rename_post,
  public.list_deleted_posts, public.delete_post, public.restore_post, public.announce_presence,
  public.create_preview_token, public.revoke_preview_token
from public, anon, authenticated;
grant execute on function
  public.studio_post, public.slug_owner, public.new_post, public.save_draft, public.keep_text, public.restore_version,
  public.discard_draft, public.publish_post, public.withdraw_post, public.republish_post, public.rename_post,
  public.list_deleted_posts, public.delete_post, public.restore_post, public.announce_presence,
  public.create_preview_token, public.revoke_preview_token
to studio_editor, studio_owner, service_role;

update private.schema_version set version = '20261126020400';
