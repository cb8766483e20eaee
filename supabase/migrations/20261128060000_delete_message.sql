-- Deletes one message, whatever its status, and returns their number: none when somebody else was first.
create or replace function public.delete_message(id text) returns integer
language sql security invoker set search_path = '' as $$
  with deleted as (
    delete from public.contact_messages as message where message.id::text = delete_message.id returning message.id)
  select count(*)::integer from deleted;
$$;

revoke all on function public.delete_message from public, anon, authenticated;
grant execute on function public.delete_message to studio_owner, service_role;

-- The example pictures took their descriptions from the HTML of the posts, with its entities.
update public.pictures set alt = replace(replace(alt, '&nbsp;', chr(160)), '&amp;', '&')
  where created_by = 'Voorbeeld' and alt like '%&%;%';

update private.schema_version set version = '20261128060000';
