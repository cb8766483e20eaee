-- Which messages were also mailed to their sender: at most two a day to one mailbox, whoever fills in its address.

-- The messages of the last day that were. No address: it stands in the message.
create table if not exists private.sender_copies (
  submission_key uuid primary key,
  claimed_at timestamptz not null default now()
);
alter table private.sender_copies enable row level security;

-- An address without what most providers ignore, so that jan+1@example.nl and j.an@example.nl count as one mailbox.
create or replace function private.mailbox_of(address text) returns text
language sql immutable set search_path = '' as $$
  select replace(split_part(split_part(lower(btrim(address)), '@', 1), '+', 1), '.', '')
    || '@' || split_part(lower(btrim(address)), '@', 2);
$$;

-- Whether the message of this key may be mailed to its sender now: true once per message, for at most two messages a day
-- to one mailbox and sixty an hour in all, and for none that is held.
create or replace function public.claim_sender_copy(submission_key uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  mailbox text;
begin
  select private.mailbox_of(message.email) into mailbox from public.contact_messages as message
    where message.submission_key = claim_sender_copy.submission_key
      and message.created_at > now() - interval '1 day' and not message.held;
  if mailbox is null then
    return false;
  end if;
  -- Claims of two instances run one after the other.
  perform pg_advisory_xact_lock(hashtextextended('sender_copies', 0));
  delete from private.sender_copies where claimed_at < now() - interval '1 day';
  if (select count(*) from private.sender_copies where claimed_at > now() - interval '1 hour') >= 60
    or (select count(*) from private.sender_copies as copy
        join public.contact_messages as message on message.submission_key = copy.submission_key
        where private.mailbox_of(message.email) = mailbox) >= 2
  then
    return false;
  end if;
  insert into private.sender_copies (submission_key) values (claim_sender_copy.submission_key)
    on conflict do nothing;
  return found;
end;
$$;

revoke all on all tables in schema private from public;
revoke all on all functions in schema private from public;
revoke all on function public.claim_sender_copy from public, anon, authenticated;
grant execute on function public.claim_sender_copy to anon, authenticated, service_role;

update private.schema_version set version = '20261127020100';
