-- Contact messages: limits on what the public may store, their notification, requests of a person, and the inbox of the owner.


-- Limits

-- Rejecting messages above a number would let anyone close the form for everyone. Messages above the rate limit are
-- therefore stored and marked as held; only the bytes per day are limited. docs/messages.md explains the limits.
create table if not exists private.message_limits (
  only_row boolean primary key default true check (only_row),
  -- A mailing to 5,000 dealers of whom one in ten replies in the same evening brings two a minute.
  held_above_per_minute integer not null default 60 check (held_above_per_minute > 0),
  -- 5,000 of the longest messages, or some 200,000 ordinary ones.
  bytes_per_day bigint not null default 100000000 check (bytes_per_day > 0)
);
insert into private.message_limits default values on conflict do nothing;

-- The bytes of the messages of a day (UTC), including messages deleted since.
create table if not exists private.message_bytes (
  day date primary key,
  bytes bigint not null
);

alter table private.message_limits enable row level security;
alter table private.message_bytes enable row level security;

-- Changes the limits that are given: select set_message_limits(held_above_per_minute => 300);
create or replace function public.set_message_limits(
  held_above_per_minute integer default null,
  megabytes_per_day integer default null
) returns void
language sql security definer set search_path = '' as $$
  update private.message_limits as limits set
    held_above_per_minute =
      coalesce(set_message_limits.held_above_per_minute, limits.held_above_per_minute),
    bytes_per_day = coalesce(megabytes_per_day * 1000000::bigint, limits.bytes_per_day);
$$;

-- Rows of uncommitted transactions are not counted, so a few messages more than the limit may pass.
create or replace function private.hold_messages() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  limits private.message_limits;
  -- A row takes some 100 bytes besides its texts. concat() ignores a null, which the not-null constraint rejects later.
  size constant bigint := 100
    + octet_length(concat(new.name, new.email, new.subject, new.message));
  -- IP addresses with many messages can fill 60 % of the day, those with some 80 %: the rest is for first messages.
  share constant numeric :=
    case new.sender_volume when 'many' then 0.6 when 'first' then 1 else 0.8 end;
  today constant date := (now() at time zone 'UTC')::date;
  used bigint;
begin
  select * into limits from private.message_limits;
  insert into private.message_bytes as counted (day, bytes) values (today, size)
    on conflict (day) do update set bytes = counted.bytes + excluded.bytes
    returning bytes into used;
  if used = size then
    delete from private.message_bytes where day < today;
  end if;
  -- A message that is stored already passes, so that its unique constraint can report it.
  if used > share * limits.bytes_per_day and not exists (
    select from public.contact_messages where submission_key = new.submission_key)
  then
    -- PostgREST returns this SQLSTATE as status 429.
    raise sqlstate 'PT429' using message = 'too many bytes of messages on this day';
  end if;
  new.held := coalesce(new.sender_volume = 'many', false) or (
    select count(*) from (
      select from public.contact_messages
        where created_at > now() - interval '1 minute' and not held
        limit limits.held_above_per_minute) as recent
  ) >= limits.held_above_per_minute;
  return new;
end;
$$;

create or replace trigger hold_messages before insert on public.contact_messages
  for each row when (current_user in ('anon', 'authenticated'))
  execute function private.hold_messages();

-- The site can neither read nor change messages. With a submission key it can mark that one message as notified; the
-- call returns nothing and the mark cannot be removed.
create or replace function public.mark_message_notified(submission_key uuid) returns void
language sql security definer set search_path = '' as $$
  update public.contact_messages messages set notified_at = now()
  where messages.submission_key = mark_message_notified.submission_key
    and messages.notified_at is null;
$$;


-- Access and deletion on request of a person (GDPR), by `npm run messages -- --of` or in the SQL editor:
-- select * from messages_of('jan@example.nl'); select delete_messages_of('jan@example.nl');
-- Both ignore case and surrounding spaces of the e-mail address.

create or replace function public.messages_of(address text) returns setof public.contact_messages
language sql stable security invoker set search_path = '' as $$
  select messages.* from public.contact_messages messages
  where lower(messages.email) = lower(btrim(address));
$$;

create or replace function public.delete_messages_of(address text) returns integer
language sql security invoker set search_path = '' as $$
  with deleted as (
    delete from public.contact_messages messages
    where lower(messages.email) = lower(btrim(address))
    returning messages.id)
  select count(*)::integer from deleted;
$$;


-- The inbox

-- The messages with every word of the query, newest first, below the one that `before_at` and `before_id` name.
create or replace function public.list_messages(
  query text default '', status text default null,
  before_at timestamptz default null, before_id text default null, take integer default 50
) returns setof public.contact_messages
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  patterns constant text[] := private.search_patterns(list_messages.query);
begin
  perform private.studio_person();
  return query select * from public.contact_messages
    where (list_messages.status is null or status = list_messages.status)
      and (before_at is null or (created_at, id::text) < (before_at, before_id))
      and (patterns = '{}' or id in (select found.message_id from private.find_messages(patterns) as found))
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

-- Sets the status of messages. Returns those that still exist.
create or replace function public.set_message_statuses(ids text[], status text)
returns setof public.contact_messages
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  person constant text := private.studio_person();
begin
  update public.contact_messages set
      former_handling = jsonb_build_object('status', status, 'handled_at', handled_at, 'handled_by', handled_by),
      status = set_message_statuses.status,
      handled_at = case when set_message_statuses.status <> 'new' then now() end,
      handled_by = case when set_message_statuses.status <> 'new' then person end
    where id::text = any (ids) and status <> set_message_statuses.status;
  return query select * from public.contact_messages where id::text = any (ids);
end;
$$;

-- Undoes the last change of status, of the messages that still have the one that it gave them.
create or replace function public.undo_message_statuses(ids text[], status text)
returns setof public.contact_messages
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
begin
  perform private.studio_person();
  update public.contact_messages set
      status = former_handling ->> 'status',
      handled_at = (former_handling ->> 'handled_at')::timestamptz,
      handled_by = former_handling ->> 'handled_by',
      former_handling = null
    where id::text = any (ids) and status = undo_message_statuses.status and former_handling is not null;
  return query select * from public.contact_messages where id::text = any (ids);
end;
$$;

-- Replaces the note of a message where it is one that the window knows; otherwise another window wrote one meanwhile.
-- A window that closes cannot ask: `keep_both` puts its note below the other one.
create or replace function public.set_message_note(
  id text, note text, known_notes text[], keep_both boolean default false
) returns setof public.contact_messages
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  stored text;
  longest constant integer := 5000;
  separator constant text := E'\n\n';
begin
  perform private.studio_person();
  select note into stored from public.contact_messages where id::text = set_message_note.id for no key update;
  if not found then
    raise sqlstate 'PT404' using message = 'there is no such message';
  elsif stored <> all (known_notes || set_message_note.note) then
    if set_message_note.note = '' then
      set_message_note.note := stored;
    elsif keep_both and char_length(concat(stored, separator, set_message_note.note)) <= longest then
      set_message_note.note := concat(stored, separator, set_message_note.note);
    else
      raise sqlstate 'PT409' using message = 'another window wrote a note meanwhile', detail = 'note';
    end if;
  end if;
  return query update public.contact_messages set note = set_message_note.note
    where id::text = set_message_note.id returning *;
end;
$$;

-- Deletes those of the messages that are spam, and returns their number.
create or replace function public.delete_spam(ids text[]) returns integer
language sql security invoker set search_path = '' as $$
  with deleted as (
    delete from public.contact_messages where id::text = any (ids) and status = 'spam' returning id)
  select count(*)::integer from deleted;
$$;

-- An earlier version of this schema had it. It set the note too, and so overwrote that of another window.
drop function if exists public.set_message_status(text, text, text);

revoke all on all tables in schema private from public;
revoke all on all functions in schema private from public;
revoke all on function public.mark_message_notified, public.set_message_limits from public, anon, authenticated;
grant execute on function public.mark_message_notified to anon, authenticated, service_role;
grant execute on function public.set_message_limits to service_role;
revoke all on function
  public.messages_of, public.delete_messages_of, public.list_messages, public.count_messages,
  public.set_message_statuses, public.undo_message_statuses, public.set_message_note, public.delete_spam
from public, anon, authenticated;
grant execute on function
  public.messages_of, public.delete_messages_of, public.list_messages, public.count_messages,
  public.set_message_statuses, public.undo_message_statuses, public.set_message_note, public.delete_spam
to studio_owner, service_role;

update private.schema_version set version = '20261126020600';
