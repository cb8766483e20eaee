-- Contact messages: limits on what the public may store, and notification, retention and access by the owner.

create index if not exists contact_messages_by_age on public.contact_messages (created_at);
create index if not exists contact_messages_by_email on public.contact_messages (lower(email));
create index if not exists contact_messages_not_held on public.contact_messages (created_at) where not held;
create index if not exists contact_messages_held on public.contact_messages (created_at) where held;
create index if not exists contact_messages_not_notified on public.contact_messages (created_at, id)
  where notified_at is null and not held;

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
revoke all on private.message_limits, private.message_bytes from public;

-- For example: select set_message_limits(held_above_per_minute => 300);
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

-- The privacy statement promises that a message is kept for at most twelve months. Runs once a day, so it deletes the
-- messages whose twelve months end within the next day; returns their number.
create or replace function public.delete_old_messages() returns integer
language sql security definer set search_path = '' as $$
  with deleted as (
    delete from public.contact_messages
    where created_at < now() - interval '12 months' + interval '1 day'
    returning id)
  select count(*)::integer from deleted;
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

revoke all on function private.hold_messages() from public;
revoke all on function
  public.set_message_limits(integer, integer),
  public.mark_message_notified(uuid),
  public.delete_old_messages(),
  public.messages_of(text),
  public.delete_messages_of(text)
from public, anon, authenticated;
grant execute on function public.mark_message_notified(uuid) to anon, authenticated;
grant execute on function
  public.set_message_limits(integer, integer),
  public.mark_message_notified(uuid),
  public.delete_old_messages(),
  public.messages_of(text),
  public.delete_messages_of(text)
to service_role;

-- Every night. The embedded backend does it at its start and once a day; without either, run
-- `npm run messages -- --delete-old`.
do $$
begin
  if exists (select from pg_available_extensions where name = 'pg_cron') then
    create extension if not exists pg_cron;
    perform cron.schedule(
      'delete-old-messages', '17 3 * * *', 'select public.delete_old_messages()');
  end if;
exception when others then
  -- For example installed, but not in shared_preload_libraries.
  raise notice 'no pg_cron: %', sqlerrm;
end;
$$;

update private.schema_version set version = '20261123010900';
