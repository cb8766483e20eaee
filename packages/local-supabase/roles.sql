-- The API roles of a hosted project before its first migration, and those of the studio, which the dump of a backup names.
do $$
begin
  if not exists (select from pg_roles where rolname = 'anon') then
    create role anon nologin;
    create role authenticated nologin;
    create role service_role nologin bypassrls;
  end if;
  if not exists (select from pg_roles where rolname = 'studio_editor') then
    create role studio_editor nologin;
    create role studio_owner nologin;
  end if;
end;
$$;
