-- The messages that are assigned to the person who asks, and how many of them have each status.

-- Like list_messages(). Another parameter would make a second function of that name.
create or replace function public.list_own_messages(
  query text default '', status text default null,
  before_at timestamptz default null, before_id text default null, take integer default 50
) returns setof public.contact_messages
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  person constant text := private.studio_person();
  patterns constant text[] := private.search_patterns(list_own_messages.query);
begin
  return query select * from public.contact_messages
    -- Names are typed.
    where lower(assigned_to) = lower(person)
      and (list_own_messages.status is null or status = list_own_messages.status)
      and (before_at is null or (created_at, id::text) < (before_at, before_id))
      and (patterns = '{}' or id in (select found.message_id from private.find_messages(patterns) as found))
    order by created_at desc, id::text desc
    limit list_own_messages.take;
end;
$$;

create or replace function public.count_messages() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  person constant text := private.studio_person();
begin
  return (
    select jsonb_build_object(
      'new', count(*) filter (where status = 'new'),
      'answered', count(*) filter (where status = 'answered'),
      'spam', count(*) filter (where status = 'spam'),
      'waiting', count(*) filter (where status = 'new' and created_at < now() - interval '1 day'),
      'own', jsonb_build_object(
        'new', count(*) filter (where status = 'new' and lower(assigned_to) = lower(person)),
        'answered', count(*) filter (where status = 'answered' and lower(assigned_to) = lower(person)),
        'spam', count(*) filter (where status = 'spam' and lower(assigned_to) = lower(person))))
    from public.contact_messages);
end;
$$;

revoke all on function public.list_own_messages from public, anon, authenticated;
grant execute on function public.list_own_messages to studio_owner, service_role;

update private.schema_version set version = '20261128040000';
