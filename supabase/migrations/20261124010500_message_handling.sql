-- What the owner did with a message of the contact form. The site can neither read nor set it.

do $$
begin
  if not exists (
    select from information_schema.columns
    where table_schema = 'public' and table_name = 'contact_messages' and column_name = 'status')
  then
    -- The messages that exist were answered by mail before there was a status; those of the last day may still wait. Not by
    -- an update, which would refuse the old rows that violate a check constraint.
    alter table public.contact_messages add column status text not null default 'answered';
    alter table public.contact_messages
      alter column status drop default,
      alter column status type text using
        case when created_at > now() - interval '1 day' then 'new' else 'answered' end,
      alter column status set default 'new';
  end if;
end;
$$;
alter table public.contact_messages
  add column if not exists note text not null default '',
  add column if not exists handled_at timestamptz,
  add column if not exists handled_by text,
  drop constraint if exists contact_messages_status_check,
  drop constraint if exists contact_messages_note_check;
alter table public.contact_messages
  add constraint contact_messages_status_check check (status in ('new', 'answered', 'spam')),
  add constraint contact_messages_note_check check (char_length(note) <= 5000);

create index if not exists contact_messages_by_status on public.contact_messages (status, created_at);

grant select, delete on public.contact_messages to studio_owner;
drop policy if exists "the owner reads messages" on public.contact_messages;
create policy "the owner reads messages" on public.contact_messages
  for select to studio_owner using ((select private.studio_person()) is not null);
drop policy if exists "the owner deletes messages" on public.contact_messages;
create policy "the owner deletes messages" on public.contact_messages
  for delete to studio_owner using ((select private.studio_person()) is not null);
grant execute on function public.messages_of(text), public.delete_messages_of(text) to studio_owner;

-- The messages with every word of the query, newest first, below the one that `before_at` and `before_id` name.
create or replace function public.list_messages(
  query text default '', status text default null,
  before_at timestamptz default null, before_id text default null, take integer default 50
) returns setof public.contact_messages
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  words constant text[] := private.words_of(list_messages.query);
begin
  perform private.studio_person();
  return query select * from public.contact_messages
    where (list_messages.status is null or status = list_messages.status)
      and (before_at is null or (created_at, id::text) < (before_at, before_id))
      and (words = '{}' or private.has_words(concat_ws(' ', name, email, subject, message, note), words))
    order by created_at desc, id::text desc
    limit list_messages.take;
end;
$$;

-- How many messages have each status, and how many new ones wait for longer than a day.
create or replace function public.count_messages() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.studio_person();
  return (
    select jsonb_build_object(
      'new', count(*) filter (where status = 'new'),
      'answered', count(*) filter (where status = 'answered'),
      'spam', count(*) filter (where status = 'spam'),
      'waiting', count(*) filter (where status = 'new' and created_at < now() - interval '1 day'))
    from public.contact_messages);
end;
$$;

create or replace function public.set_message_status(id text, status text, note text)
returns setof public.contact_messages
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  person constant text := private.studio_person();
begin
  return query update public.contact_messages set
      status = set_message_status.status,
      note = set_message_status.note,
      handled_at = case when set_message_status.status = 'new' then null
        when status = set_message_status.status then handled_at else now() end,
      handled_by = case when set_message_status.status = 'new' then null
        when status = set_message_status.status then handled_by else person end
    where id::text = set_message_status.id
    returning *;
  if not found then
    raise sqlstate 'PT404' using message = 'there is no such message';
  end if;
end;
$$;

revoke all on function
  public.list_messages(text, text, timestamptz, text, integer),
  public.count_messages(),
  public.set_message_status(text, text, text)
from public, anon, authenticated;
grant execute on function
  public.list_messages(text, text, timestamptz, text, integer),
  public.count_messages(),
  public.set_message_status(text, text, text)
to studio_owner, service_role;

update private.schema_version set version = '20261124010500';
