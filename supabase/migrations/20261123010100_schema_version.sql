-- The version of the newest migration that was applied. The site compares it with the version that it needs and names
-- the first missing migration at its start. Every migration sets it in its last statement.

create schema if not exists private;

create table if not exists private.schema_version (
  only_row boolean primary key default true check (only_row),
  version text not null
);
alter table private.schema_version enable row level security;
revoke all on private.schema_version from public;
insert into private.schema_version (version) values ('00000000000000') on conflict do nothing;

create or replace function public.schema_version() returns text
language sql stable security definer set search_path = '' as $$
  select version from private.schema_version;
$$;
revoke all on function public.schema_version() from public, anon, authenticated;
grant execute on function public.schema_version() to anon, authenticated, service_role;

update private.schema_version set version = '20261123010100';
