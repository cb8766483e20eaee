-- The privacy statement promises that a message is kept for twelve months at most.

create index contact_messages_by_age on public.contact_messages (created_at);

-- Deletes the messages of which the twelve months end within a day, by when it is called again;
-- returns how many.
create function public.delete_old_messages() returns integer
language sql security definer set search_path = '' as $$
  with deleted as (
    delete from public.contact_messages
    where created_at < now() - interval '12 months' + interval '1 day'
    returning id)
  select count(*)::integer from deleted;
$$;

revoke all on function public.delete_old_messages() from public, anon, authenticated;
grant execute on function public.delete_old_messages() to service_role;

-- Hosted, every night. The embedded backend does it at its start and once a day; without either it is
-- `npm run messages -- --delete-old`.
do $$
begin
  if exists (select from pg_available_extensions where name = 'pg_cron') then
    create extension if not exists pg_cron;
    perform cron.schedule(
      'delete-old-messages', '17 3 * * *', 'select public.delete_old_messages()');
  end if;
exception when others then
  -- Installed but not loaded by the server, for one.
  raise notice 'no pg_cron: %', sqlerrm;
end;
$$;

update private.schema_version set version = '20261121000800';
