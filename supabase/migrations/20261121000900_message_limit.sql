-- The public key may insert messages, and everybody can have it: the database itself bounds how many a
-- minute brings, whoever sends them. A mailing to 5,000 dealers of whom one in ten answers in the same
-- evening brings two a minute on average; sixty leaves room for its peak and keeps a flood of the longest
-- messages below 2 GB a day.

create table private.message_limit (
  only_row boolean primary key default true check (only_row),
  per_minute integer not null default 60 check (per_minute > 0)
);
insert into private.message_limit default values;
alter table private.message_limit enable row level security;
revoke all on private.message_limit from public;

-- Before a larger campaign: select set_message_limit(300);
create function public.set_message_limit(per_minute integer) returns void
language sql security definer set search_path = '' as $$
  update private.message_limit set per_minute = set_message_limit.per_minute;
$$;

revoke all on function public.set_message_limit(integer) from public, anon, authenticated;
grant execute on function public.set_message_limit(integer) to service_role;

-- Refuses a row beyond the limit, which the data interface answers with 429. Rows of transactions that
-- are still open are not seen: as many more may pass as there are connections. A message that is there
-- already goes on to its unique key, which says so.
create function private.limit_messages() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  allowed integer := (select per_minute from private.message_limit);
  recent integer := (
    select count(*) from (
      select from public.contact_messages
      where created_at > now() - interval '1 minute' limit allowed) counted);
begin
  if recent >= allowed and not exists (
    select from public.contact_messages where submission_key = new.submission_key)
  then
    raise sqlstate 'PT429' using message = 'too many messages in this minute';
  end if;
  return new;
end;
$$;

revoke all on function private.limit_messages() from public;

create trigger limit_messages before insert on public.contact_messages
  for each row when (current_user in ('anon', 'authenticated'))
  execute function private.limit_messages();

update private.schema_version set version = '20261121000900';
