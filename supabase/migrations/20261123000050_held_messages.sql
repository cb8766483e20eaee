-- A limit on the number of messages lets anybody close the form for everybody. Nothing is refused by number any more: what
-- comes above a limit is stored and marked as held, and the owner is told of it in a digest. Only the bytes of a day are
-- bounded. docs/messages.md explains the limits.

drop trigger limit_messages on public.contact_messages;
drop function private.limit_messages(), public.set_message_limit(integer);
drop table private.message_limit;

alter table public.contact_messages
  add column held boolean not null default false,
  -- What the site knows of the sender's address: 'first', the first message within the hour; 'some', within what people
  -- send; 'many', above that. Null for a message that did not come through the site.
  add column sender_volume text check (sender_volume in ('first', 'some', 'many'));

grant insert (sender_volume) on public.contact_messages to anon, authenticated;

create index contact_messages_not_held on public.contact_messages (created_at) where not held;
create index contact_messages_held on public.contact_messages (created_at) where held;
drop index public.contact_messages_not_notified;
create index contact_messages_not_notified on public.contact_messages (created_at, id)
  where notified_at is null and not held;

create table private.message_limits (
  only_row boolean primary key default true check (only_row),
  -- A mailing to 5,000 dealers of whom one in ten answers in the same evening brings two a minute.
  held_above_per_minute integer not null default 60 check (held_above_per_minute > 0),
  -- 5,000 of the longest messages, or some 200,000 ordinary ones.
  bytes_per_day bigint not null default 100000000 check (bytes_per_day > 0)
);
insert into private.message_limits default values;

-- What the messages of a day (UTC) took, those deleted since included.
create table private.message_bytes (
  day date primary key,
  bytes bigint not null
);

alter table private.message_limits enable row level security;
alter table private.message_bytes enable row level security;
revoke all on private.message_limits, private.message_bytes from public;

-- For example: select set_message_limits(held_above_per_minute => 300);
create function public.set_message_limits(
  held_above_per_minute integer default null,
  megabytes_per_day integer default null
) returns void
language sql security definer set search_path = '' as $$
  update private.message_limits as limits set
    held_above_per_minute =
      coalesce(set_message_limits.held_above_per_minute, limits.held_above_per_minute),
    bytes_per_day = coalesce(megabytes_per_day * 1000000::bigint, limits.bytes_per_day);
$$;

revoke all on function public.set_message_limits(integer, integer) from public, anon, authenticated;
grant execute on function public.set_message_limits(integer, integer) to service_role;

-- Rows of transactions that are still open are not counted as recent: a few more than the limit may pass.
create function private.hold_messages() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  limits private.message_limits;
  -- A row takes some 100 bytes beside its texts, of which one that is missing is refused after this.
  size constant bigint := 100
    + octet_length(concat(new.name, new.email, new.subject, new.message));
  -- Senders of many messages fill 60 MB of the 100 and no more, those of some 80: the rest is kept for first messages.
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
  -- A message that is stored already goes on to its unique key, which says so.
  if used > share * limits.bytes_per_day and not exists (
    select from public.contact_messages where submission_key = new.submission_key)
  then
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

revoke all on function private.hold_messages() from public;

create trigger hold_messages before insert on public.contact_messages
  for each row when (current_user in ('anon', 'authenticated'))
  execute function private.hold_messages();

-- What the first migration does since it adopts existing tables, for data of an earlier version of this site.
create table if not exists private.schema_version (
  only_row boolean primary key default true check (only_row),
  version text not null
);
alter table private.schema_version enable row level security;
revoke all on private.schema_version from public;

create or replace function public.schema_version() returns text
language sql stable security definer set search_path = '' as $$
  select version from private.schema_version;
$$;
revoke all on function public.schema_version() from public, anon, authenticated;
grant execute on function public.schema_version() to anon, authenticated, service_role;

do $$
begin
  if not exists (select from pg_constraint where conname = 'posts_content_check') then
    alter table public.posts
      add constraint posts_content_check check (octet_length(content) <= 200000) not valid;
  end if;
end;
$$;

insert into private.schema_version (version) values ('00000000000000') on conflict do nothing;
update private.schema_version set version = '20261123000050';
