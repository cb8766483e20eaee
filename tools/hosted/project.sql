-- What a database of a hosted project has before its first migration, run by its superuser: schemas, default privileges
-- and the tables of the storage service, as far as the migrations use them.

create schema extensions authorization postgres;
create schema vault;
create schema auth;
create schema storage authorization supabase_storage_admin;
create extension pgcrypto with schema extensions;
create extension supabase_vault with schema vault;
-- Used by `supabase db lint`.
create extension plpgsql_check with schema extensions;

alter schema public owner to pg_database_owner;
grant all on schema public to postgres;
grant usage on schema public, storage, extensions to postgres, anon, authenticated, service_role;
alter default privileges for role postgres in schema public grant all on tables to anon, authenticated, service_role;
alter default privileges for role postgres in schema public grant all on functions to anon, authenticated, service_role;
alter default privileges for role postgres in schema public grant all on sequences to anon, authenticated, service_role;

create function auth.uid() returns uuid language sql stable as $$
  select nullif(current_setting('request.jwt.claim.sub', true), '')::uuid;
$$;
create function auth.jwt() returns jsonb language sql stable as $$
  select nullif(current_setting('request.jwt.claims', true), '')::jsonb;
$$;
grant usage on schema auth to postgres, anon, authenticated, service_role;

-- The schemas of the API, by which the advisors know what anyone may call.
alter role postgres set pgrst.db_schemas = 'public, graphql_public';

set role supabase_storage_admin;
create table storage.buckets (
  id text primary key,
  name text not null unique,
  owner uuid,
  created_at timestamptz default now(),
  updated_at timestamptz default now(),
  public boolean default false,
  avif_autodetection boolean default false,
  file_size_limit bigint,
  allowed_mime_types text[]
);
create table storage.objects (
  id uuid primary key default gen_random_uuid(),
  bucket_id text references storage.buckets (id),
  name text,
  owner uuid,
  metadata jsonb,
  created_at timestamptz default now(),
  updated_at timestamptz default now()
);
create index bucket_objects on storage.objects (bucket_id, name);
alter table storage.buckets enable row level security;
alter table storage.objects enable row level security;
grant all on storage.buckets, storage.objects to postgres, anon, authenticated, service_role;
reset role;
