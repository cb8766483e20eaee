-- A post may be written ahead: it becomes readable at published_at, and is announced then.

-- The readable posts whose page names this one, and the addresses that lead to it: a JSON array of slugs.
create function private.naming_slugs(post public.posts) returns jsonb
language sql stable set search_path = '' as $$
  select private.neighbour_slugs(post) || private.former_slugs_of(post);
$$;

-- Calls the hook. A null post was not there before, or is no longer there.
create function private.announce(operation text, old_post public.posts, new_post public.posts)
returns void language plpgsql set search_path = '' as $$
declare
  body jsonb;
begin
  body := jsonb_build_object(
    'type', operation,
    'table', 'posts',
    'schema', 'public',
    'record', case when new_post.id is not null then private.post_reference(new_post) end,
    'old_record', case when old_post.id is not null then private.post_reference(old_post) end,
    'neighbours',
      case when new_post.id is null then '[]' else private.naming_slugs(new_post) end
      || case when old_post.id is null then '[]' else private.naming_slugs(old_post) end);
  perform private.call_revalidate_url(body);
  perform pg_notify('posts_changed', body::text);
exception when others then
  -- Publishing never fails because the site cannot be told; it revalidates by time as well.
  raise warning 'announcing a post: %', sqlerrm;
end;
$$;

create or replace function private.announce_post_change() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  -- Work on a draft changes nothing that visitors see.
  if private.is_readable(old) or private.is_readable(new) then
    perform private.announce(tg_op, old, new);
  end if;
  return null;
end;
$$;

create table private.due_posts (
  only_row boolean primary key default true check (only_row),
  announced_until timestamptz not null default now()
);
insert into private.due_posts default values;

-- Announces the posts whose moment has come since the last call; returns how many.
create function private.announce_due_posts() returns integer
language plpgsql security definer set search_path = '' as $$
declare
  since timestamptz;
  until timestamptz;
  post public.posts;
  announced integer := 0;
begin
  select announced_until into since from private.due_posts for update;
  -- A call that waited for another one began before that one ended.
  until := greatest(since, now());
  update private.due_posts set announced_until = until;
  for post in
    select * from public.posts
      where is_published and published_at > since and published_at <= until
      order by published_at
  loop
    perform private.announce('UPDATE', post, post);
    announced := announced + 1;
  end loop;
  return announced;
end;
$$;

revoke all on function
  private.naming_slugs(public.posts),
  private.announce(text, public.posts, public.posts),
  private.announce_due_posts()
from public;

-- Hosted. The embedded backend has a timer instead; without either, pages renew every minute.
do $$
begin
  if exists (select from pg_available_extensions where name = 'pg_cron') then
    create extension if not exists pg_cron;
    perform cron.schedule(
      'announce-due-posts', '30 seconds', 'select private.announce_due_posts()');
  end if;
exception when others then
  -- Installed but not loaded by the server, for one.
  raise notice 'no pg_cron: %', sqlerrm;
end;
$$;

update private.schema_version set version = '20261121000300';
