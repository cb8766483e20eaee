-- The default privileges of a hosted project before its first migration.
alter default privileges in schema public grant all on tables to anon, authenticated, service_role;
alter default privileges in schema public grant all on sequences to anon, authenticated, service_role;
alter default privileges in schema public grant all on functions to anon, authenticated, service_role;
grant usage on schema public, storage, auth to anon, authenticated, service_role;
grant all on all tables in schema storage to anon, authenticated, service_role;
