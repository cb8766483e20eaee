-- Sessions of the hosted studio that ended by logging out, so that a copy of their cookie ends too.

create table if not exists private.ended_studio_sessions (
  id uuid primary key,
  ended_at timestamptz not null default now()
);
alter table private.ended_studio_sessions enable row level security;

-- Whether a session goes on. A key that is not valid is refused with status 401.
create or replace function public.studio_session_is_open(session_id uuid) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.studio_person();
  return not exists (select from private.ended_studio_sessions where id = session_id);
end;
$$;

-- Ends a session. Those of before yesterday are over by themselves: none lasts longer than a day.
create or replace function public.end_studio_session(session_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.studio_person();
  delete from private.ended_studio_sessions where ended_at < now() - interval '2 days';
  insert into private.ended_studio_sessions (id) values (session_id) on conflict do nothing;
end;
$$;

revoke all on all tables in schema private from public;
revoke all on function public.studio_session_is_open, public.end_studio_session from public, anon, authenticated;
grant execute on function public.studio_session_is_open, public.end_studio_session
  to studio_editor, studio_owner, service_role;

update private.schema_version set version = '20261127030100';
