-- The version of the database, and the people who work in the studio with their keys.

create schema if not exists private;

-- The version of the newest migration that was applied. The site compares it with the version that it needs and names
-- the first missing migration at its start. Every migration sets it in its last statement.
create table if not exists private.schema_version (
  only_row boolean primary key default true check (only_row),
  version text not null
);
alter table private.schema_version enable row level security;
insert into private.schema_version (version) values ('00000000000000') on conflict do nothing;

create or replace function public.schema_version() returns text
language sql stable security definer set search_path = '' as $$
  select version from private.schema_version;
$$;

-- A person's key is a JWT of the project (packages/studio/keys): PostgREST and the storage service check its signature and its
-- expiry and take its role.
do $$
declare
  studio_role text;
begin
  foreach studio_role in array '{studio_editor,studio_owner}'::text[] loop
    if not exists (select from pg_roles where rolname = studio_role) then
      execute format('create role %I nologin', studio_role);
    end if;
    -- The role as which PostgREST connects. Plain Postgres and the embedded backend have none.
    if exists (select from pg_roles where rolname = 'authenticator') then
      execute format('grant %I to authenticator', studio_role);
    end if;
  end loop;
end;
$$;

grant usage on schema public to studio_editor, studio_owner;

-- Keys that were revoked, by the id of a key or by the name of a person. A name revokes the keys that the person has by
-- then, so that a new one can follow.
create table if not exists private.revoked_studio_keys (
  id_or_name text primary key check (char_length(id_or_name) between 1 and 100),
  revoked_at timestamptz not null default now()
);
alter table private.revoked_studio_keys enable row level security;

-- The verified claims of the key; null for a request without one.
create or replace function private.studio_key() returns jsonb
language sql stable set search_path = '' as $$
  select nullif(current_setting('request.jwt.claims', true), '')::jsonb;
$$;

-- PostgREST also accepts a JWT that never expires; the studio does not.
create or replace function private.studio_key_is_valid() returns boolean
language sql stable security definer set search_path = '' as $$
  select coalesce(bool_or(
    key ->> 'role' in ('studio_editor', 'studio_owner')
    and char_length(key ->> 'name') between 1 and 60
    and key ->> 'jti' <> ''
    and to_timestamp((key ->> 'exp')::double precision) > now()
    and not exists (
      select from private.revoked_studio_keys
      where id_or_name in (key ->> 'jti', key ->> 'name')
        and coalesce(to_timestamp((key ->> 'iat')::double precision) <= revoked_at, true))
  ), false)
  from (select private.studio_key() as key) as request;
$$;

-- Who acts: the name of the key, or the database role for a change by other means, such as the dashboard. Every policy
-- and function of the studio calls it. An invalid key is refused with status 401.
create or replace function private.studio_person() returns text
language plpgsql stable security definer set search_path = '' as $$
declare
  -- The present user is the owner of this function.
  role constant text := coalesce(nullif(current_setting('role', true), 'none'), session_user);
begin
  if role not in ('studio_editor', 'studio_owner') then
    return role;
  elsif not private.studio_key_is_valid() then
    raise sqlstate 'PT401' using message = 'the key of the studio is not valid';
  end if;
  return private.studio_key() ->> 'name';
end;
$$;

-- Revokes a key by its id, or the present keys of a person by name.
create or replace function public.revoke_studio_key(id_or_name text) returns void
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
begin
  perform private.studio_person();
  insert into private.revoked_studio_keys as revoked (id_or_name, revoked_at)
    -- The clock of the machine that signs keys may be ahead of this one.
    values (revoke_studio_key.id_or_name, greatest(
      now(), to_timestamp((private.studio_key() ->> 'iat')::double precision)))
    on conflict (id_or_name) do update set revoked_at = excluded.revoked_at;
end;
$$;

revoke all on all tables in schema private from public;
revoke all on all functions in schema private from public;
-- Their policies call these.
grant execute on function private.studio_key_is_valid, private.studio_person to studio_editor, studio_owner;

-- A hosted project grants new functions in the schema public to the public roles by default.
revoke all on function public.schema_version, public.revoke_studio_key from public, anon, authenticated;
grant execute on function public.schema_version to anon, authenticated, studio_editor, studio_owner, service_role;
grant execute on function public.revoke_studio_key to studio_owner, service_role;

update private.schema_version set version = '20261126020100';
