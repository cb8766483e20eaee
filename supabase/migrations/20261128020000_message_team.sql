-- Who of the owners answers a message, and texts with which answers begin.

alter table public.contact_messages
  -- The name of a person; empty for nobody in particular.
  add column if not exists assigned_to text not null default '' check (char_length(assigned_to) <= 60);

create table if not exists private.answer_templates (
  id uuid primary key default gen_random_uuid(),
  title text not null check (char_length(title) between 1 and 80),
  -- A mail program takes an address of some 2,000 characters, in which the answer stands.
  body text not null check (char_length(body) between 1 and 1000),
  updated_at timestamptz not null default now(),
  updated_by text not null
);
alter table private.answer_templates enable row level security;

-- Assigns messages to a person, or to nobody with an empty name. Returns those that still exist.
create or replace function public.assign_messages(ids text[], person text)
returns setof public.contact_messages
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
begin
  perform private.studio_person();
  update public.contact_messages set assigned_to = btrim(person)
    where id::text = any (ids) and assigned_to <> btrim(person);
  return query select * from public.contact_messages where id::text = any (ids);
end;
$$;

-- The names of those who handled messages, or have some assigned to them.
create or replace function public.message_people() returns setof text
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.studio_person();
  return query
    select handled_by from public.contact_messages where handled_by is not null
    union
    select assigned_to from public.contact_messages where assigned_to <> ''
    order by 1;
end;
$$;

create or replace function public.list_answer_templates()
returns table (id uuid, title text, body text)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  perform private.studio_person();
  return query select id, title, body from private.answer_templates order by lower(title), id;
end;
$$;

-- Stores a template under an id that the studio makes, so that sending it twice stores one.
create or replace function public.save_answer_template(id uuid, title text, body text) returns void
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
begin
  insert into private.answer_templates as stored (id, title, body, updated_by)
    values (save_answer_template.id, btrim(save_answer_template.title), btrim(save_answer_template.body),
      private.studio_person())
    on conflict (id) do update set title = excluded.title, body = excluded.body, updated_at = now(),
      updated_by = excluded.updated_by;
end;
$$;

create or replace function public.delete_answer_template(id uuid) returns void
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
begin
  perform private.studio_person();
  delete from private.answer_templates where id = delete_answer_template.id;
end;
$$;

revoke all on all tables in schema private from public;
revoke all on function
  public.assign_messages, public.message_people, public.list_answer_templates, public.save_answer_template,
  public.delete_answer_template
from public, anon, authenticated;
grant execute on function
  public.assign_messages, public.message_people, public.list_answer_templates, public.save_answer_template,
  public.delete_answer_template
to studio_owner, service_role;

update private.schema_version set version = '20261128020000';
