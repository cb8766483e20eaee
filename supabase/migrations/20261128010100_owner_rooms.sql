-- What the owner sees in the studio: the keys of people, and who did what. Only the role studio_owner reads any of it.

-- Keys that were made with the studio or its command, and older ones from their first use on.
create table if not exists private.studio_keys (
  id text primary key check (char_length(id) between 1 and 100),
  name text not null,
  role text not null,
  made_at timestamptz,
  -- The owner who made it in the studio; empty for a key of the command.
  made_by text not null default '',
  expires_at timestamptz not null,
  -- Null for a key that nobody used yet.
  last_seen_at timestamptz
);
alter table private.studio_keys enable row level security;

alter table private.revoked_studio_keys add column if not exists revoked_by text not null default '';

-- What no other table remembers: keys that were made and revoked, posts that were deleted and put back. Texts of posts and
-- messages are in none of them.
create table if not exists private.studio_events (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  event text not null check (event in ('key_made', 'key_revoked', 'post_deleted', 'post_restored')),
  -- The name of a key; empty for the command, or a database role.
  person text not null,
  -- The name of the person whose key it is, or the slug of the post.
  subject text not null
);
create index if not exists studio_events_by_time on private.studio_events (at);
alter table private.studio_events enable row level security;

create index if not exists post_versions_by_time on public.post_versions (created_at) where kind = 'live';

create or replace function private.log_studio_event(event text, person text, subject text) returns void
language sql set search_path = '' as $$
  delete from private.studio_events where at < now() - interval '2 years';
  insert into private.studio_events (event, person, subject) values (event, person, subject);
$$;


-- Keys

-- When a key was revoked, by its id or with the other keys of its person; null for one that was not.
create or replace function private.key_revocation(key private.studio_keys) returns private.revoked_studio_keys
language sql stable set search_path = '' as $$
  select revoked from private.revoked_studio_keys as revoked
  where id_or_name in (key.id, key.name) and coalesce(key.made_at <= revoked_at, true)
  order by revoked_at limit 1;
$$;

-- Remembers the key of the request. `in_use` false: the command made it just now, and it is not used yet.
create or replace function public.note_studio_key(in_use boolean default true) returns void
language plpgsql security definer set search_path = '' as $$
declare
  key constant jsonb := private.studio_key();
  person constant text := private.studio_person();
begin
  if key ->> 'role' in ('studio_editor', 'studio_owner') then
    if not in_use and not exists (select from private.studio_keys where id = key ->> 'jti') then
      perform private.log_studio_event('key_made', '', person);
    end if;
    insert into private.studio_keys as known (id, name, role, made_at, expires_at, last_seen_at)
      values (key ->> 'jti', person, key ->> 'role', to_timestamp((key ->> 'iat')::double precision),
        to_timestamp((key ->> 'exp')::double precision), case when in_use then now() end)
      -- The embedded data signs a key with the same id again at each start.
      on conflict (id) do update set
        name = excluded.name, role = excluded.role, made_at = excluded.made_at, expires_at = excluded.expires_at,
        last_seen_at = excluded.last_seen_at
      where in_use and coalesce(known.last_seen_at < now() - interval '30 seconds', true);
    delete from private.studio_keys where expires_at < now() - interval '1 year';
  end if;
end;
$$;

-- Remembers a key that the owner made in the studio, before anybody gets to see it.
create or replace function public.add_studio_key(
  key_id text, name text, role text, made_at timestamptz, expires_at timestamptz
) returns void
language plpgsql security definer set search_path = '' as $$
declare
  person constant text := private.studio_person();
begin
  insert into private.studio_keys (id, name, role, made_at, made_by, expires_at)
    values (key_id, name, role, made_at, person, expires_at);
  perform private.log_studio_event('key_made', person, name);
end;
$$;

-- The keys that are in use, and those that ended in the last ninety days.
create or replace function public.list_studio_keys() returns table (
  id text, name text, role text, made_at timestamptz, made_by text, expires_at timestamptz, last_seen_at timestamptz,
  revoked_at timestamptz, revoked_by text, is_own boolean)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  perform private.studio_person();
  return query
    select known.id, known.name, known.role, known.made_at, known.made_by, known.expires_at, known.last_seen_at,
      revocation.revoked_at, revocation.revoked_by,
      coalesce(known.id = private.studio_key() ->> 'jti', false)
    from private.studio_keys as known
    cross join lateral private.key_revocation(known) as revocation
    where least(known.expires_at, revocation.revoked_at) > now() - interval '90 days'
    order by lower(known.name), known.made_at desc nulls last, known.id;
end;
$$;

-- Revokes a key by its id, or the present keys of a person by name. An owner does not end the last key of an owner that is
-- known: nobody could open the rooms of the owner. In the SQL editor, where another one is no matter of a key, it is ended.
create or replace function public.revoke_studio_key(id_or_name text) returns void
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  person constant text := private.studio_person();
  -- The clock of the machine that signs keys may be ahead of this one.
  moment constant timestamptz := greatest(
    now(), to_timestamp((private.studio_key() ->> 'iat')::double precision));
begin
  -- Two owners who end each other's key follow each other.
  perform pg_advisory_xact_lock(hashtextextended('revoke_studio_key', 0));
  if private.studio_key() ->> 'role' = 'studio_owner' then
    perform public.note_studio_key();
    if not exists (
      select from private.studio_keys as known
      where role = 'studio_owner' and expires_at > now() and revoke_studio_key.id_or_name not in (id, name)
        and (private.key_revocation(known)).revoked_at is null)
    then
      raise sqlstate 'PT409' using message = 'this is the last key of an owner: make another one first',
        detail = 'last-owner';
    end if;
  end if;
  perform private.log_studio_event('key_revoked', person, coalesce(
    (select name from private.studio_keys where id = revoke_studio_key.id_or_name), revoke_studio_key.id_or_name));
  insert into private.revoked_studio_keys as revoked (id_or_name, revoked_at, revoked_by)
    values (revoke_studio_key.id_or_name, moment, person)
    on conflict (id_or_name) do update set revoked_at = excluded.revoked_at, revoked_by = excluded.revoked_by;
end;
$$;


-- Deleted posts

-- Logs what a person deletes and puts back. A row also goes after thirty days, and a post that nobody wrote goes by itself.
create or replace function private.log_deleted_post() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  deleted constant private.deleted_posts := case tg_op when 'INSERT' then new else old end;
  slug constant text := coalesce(nullif(deleted.draft ->> 'slug', ''), deleted.post ->> 'slug');
begin
  if private.is_made_up_slug(slug) then
    return null;
  elsif tg_op = 'INSERT' then
    perform private.log_studio_event('post_deleted', deleted.deleted_by, slug);
  elsif private.studio_key() ->> 'role' in ('studio_editor', 'studio_owner') then
    perform private.log_studio_event('post_restored', private.studio_person(), slug);
  end if;
  return null;
end;
$$;

create or replace trigger log_deleted_post after insert or delete on private.deleted_posts
  for each row execute function private.log_deleted_post();

-- What happened before this migration, as far as it is known.
insert into private.studio_events (at, event, person, subject)
  select deleted_at, 'post_deleted', deleted_by, post ->> 'slug' from private.deleted_posts
    where not exists (select from private.studio_events) and not private.is_made_up_slug(post ->> 'slug')
  union all
  select revoked_at, 'key_revoked', '', id_or_name from private.revoked_studio_keys
    where not exists (select from private.studio_events)
  order by 1;


-- The log

-- Who changed what visitors read, and the events, newest first, below the one that `before_at` and `before_ref` name. For a
-- version of a post with the live version before it, from which the studio tells what happened. Drafts are left out.
create or replace function public.list_studio_log(
  before_at timestamptz default null, before_ref text default null, take integer default 50
) returns table (
  at timestamptz, ref text, event text, person text, subject text, post_id text, is_published boolean,
  published_at timestamptz, former_slug text, former_is_published boolean, former_published_at timestamptz)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  perform private.studio_person();
  return query
    with entries as (
      (select version.created_at as at, 'v' || version.id as ref, 'version' as event, version.created_by as person,
        version.slug as subject, post.id::text as post_id, version.is_published, version.published_at,
        former.slug as former_slug, former.is_published as former_is_published,
        former.published_at as former_published_at
      from public.post_versions as version
      left join public.posts as post on post.id = version.post_id
      left join lateral (
        select earlier.slug, earlier.is_published, earlier.published_at from public.post_versions as earlier
        where earlier.post_id = version.post_id and earlier.kind = 'live' and earlier.id < version.id
        order by earlier.id desc limit 1) as former on true
      where version.kind = 'live' and (version.is_published or former.is_published)
        and (before_at is null or (version.created_at, 'v' || version.id) < (before_at, before_ref))
      order by version.created_at desc, 'v' || version.id desc limit list_studio_log.take)
      union all
      (select past.at, 'e' || past.id, past.event, past.person, past.subject, null, null, null, null, null, null
      from private.studio_events as past
      where before_at is null or (past.at, 'e' || past.id) < (before_at, before_ref)
      order by past.at desc, 'e' || past.id desc limit list_studio_log.take))
    select entries.* from entries order by entries.at desc, entries.ref desc limit list_studio_log.take;
end;
$$;


-- Sessions that ended, now bounded in number too: whoever has a key ends sessions of her own only

alter table private.ended_studio_sessions add column if not exists key_id text not null default '';
create index if not exists ended_studio_sessions_of_key on private.ended_studio_sessions (key_id, ended_at);

-- Ends a session. Those of before yesterday are over by themselves: none lasts longer than a day. Of a key the last thousand
-- are kept.
create or replace function public.end_studio_session(session_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  own_key constant text := coalesce(private.studio_key() ->> 'jti', '');
begin
  perform private.studio_person();
  delete from private.ended_studio_sessions where ended_at < now() - interval '2 days';
  insert into private.ended_studio_sessions (id, key_id) values (session_id, own_key) on conflict do nothing;
  delete from private.ended_studio_sessions where id in (
    select id from private.ended_studio_sessions where key_id = own_key order by ended_at desc, id offset 1000);
end;
$$;

revoke all on all tables in schema private from public;
revoke all on all functions in schema private from public;
grant execute on function private.studio_key_is_valid, private.studio_person to studio_editor, studio_owner;
revoke all on function
  public.note_studio_key, public.add_studio_key, public.list_studio_keys, public.revoke_studio_key,
  public.list_studio_log, public.end_studio_session
from public, anon, authenticated;
grant execute on function public.note_studio_key, public.end_studio_session
  to studio_editor, studio_owner, service_role;
grant execute on function
  public.add_studio_key, public.list_studio_keys, public.revoke_studio_key, public.list_studio_log
to studio_owner, service_role;

update private.schema_version set version = '20261128010100';
