-- One query for the messages of everybody and for those that are assigned to one person.

-- The messages with every word of the query, newest first, below the one that `before_at` and `before_id` name; with a
-- person, only those that are assigned to her. Names are typed, so that capitals do not count.
create or replace function private.list_messages(
  person text, query text, status text, before_at timestamptz, before_id text, take integer
) returns setof public.contact_messages
language plpgsql stable set search_path = '' as $$
#variable_conflict use_column
declare
  patterns constant text[] := private.search_patterns(list_messages.query);
begin
  return query select * from public.contact_messages
    where (person is null or lower(assigned_to) = lower(person))
      and (list_messages.status is null or status = list_messages.status)
      and (before_at is null or (created_at, id::text) < (before_at, before_id))
      and (patterns = '{}' or id in (select found.message_id from private.find_messages(patterns) as found))
    order by created_at desc, id::text desc
    limit list_messages.take;
end;
$$;

create or replace function public.list_messages(
  query text default '', status text default null,
  before_at timestamptz default null, before_id text default null, take integer default 50
) returns setof public.contact_messages
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.studio_person();
  return query select * from private.list_messages(null, query, status, before_at, before_id, take);
end;
$$;

create or replace function public.list_own_messages(
  query text default '', status text default null,
  before_at timestamptz default null, before_id text default null, take integer default 50
) returns setof public.contact_messages
language plpgsql stable security definer set search_path = '' as $$
begin
  return query
    select * from private.list_messages(private.studio_person(), query, status, before_at, before_id, take);
end;
$$;

revoke all on function private.list_messages from public;

update private.schema_version set version = '20261128050000';
