-- Which messages the owner was told of by e-mail. `npm run messages -- --resend` sends the others.

-- The default holds for the rows of an adopted table, of which the owner knows already.
alter table public.contact_messages add column notified_at timestamptz default now();
alter table public.contact_messages alter column notified_at drop default;

create index contact_messages_not_notified on public.contact_messages (id)
  where notified_at is null;

-- The site may neither read nor change messages. Who knows a submission key can mark that one message,
-- learns nothing by it, and cannot take the mark away: no more than its sender could do anyway.
create function public.mark_message_notified(submission_key uuid) returns void
language sql security definer set search_path = '' as $$
  update public.contact_messages messages set notified_at = now()
  where messages.submission_key = mark_message_notified.submission_key
    and messages.notified_at is null;
$$;

revoke all on function public.mark_message_notified(uuid) from public, anon, authenticated;
grant execute on function public.mark_message_notified(uuid) to anon, authenticated, service_role;

update private.schema_version set version = '20261121000700';
