-- What the privacy law lets a person ask for: their own messages, to see them, to take them along and to have
-- them deleted. `npm run messages -- --of` calls these functions; in the SQL editor of a hosted project:
-- select * from messages_of('jan@example.nl'); select delete_messages_of('jan@example.nl');

create index contact_messages_by_email on public.contact_messages (lower(email));

-- Messages of an e-mail address, without regard to case and surrounding spaces.
create function public.messages_of(address text) returns setof public.contact_messages
language sql stable security invoker set search_path = '' as $$
  select messages.* from public.contact_messages messages
  where lower(messages.email) = lower(btrim(address));
$$;

-- Deletes them, and returns how many.
create function public.delete_messages_of(address text) returns integer
language sql security invoker set search_path = '' as $$
  with deleted as (
    delete from public.contact_messages messages
    where lower(messages.email) = lower(btrim(address))
    returning messages.id)
  select count(*)::integer from deleted;
$$;

revoke all on function public.messages_of(text) from public, anon, authenticated;
revoke all on function public.delete_messages_of(text) from public, anon, authenticated;
grant execute on function public.messages_of(text) to service_role;
grant execute on function public.delete_messages_of(text) to service_role;

update private.schema_version set version = '20261123000200';
