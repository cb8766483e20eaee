-- The roles of a hosted project before its first migration.

create role anon nologin noinherit;
create role authenticated nologin noinherit;
create role service_role nologin noinherit bypassrls;
create role authenticator noinherit login;
grant anon, authenticated, service_role to authenticator;
create role supabase_storage_admin noinherit createrole login;
-- The owner's role is no superuser.
create role postgres login createdb createrole replication bypassrls password 'postgres';
grant anon, authenticated, service_role to postgres with admin option;
grant supabase_storage_admin to postgres;
grant pg_monitor, pg_signal_backend to postgres;
alter role postgres set search_path to "$user", public, extensions;
alter role anon set statement_timeout = '3s';
alter role authenticated set statement_timeout = '8s';
