-- Notifies the site when a post that visitors can read changes. A hosted project calls POST /api/revalidate with pg_net
-- after the commit; URL and secret are in Vault under the names revalidate_url and revalidate_secret. NOTIFY is always
-- sent: the embedded backend listens to it.

do $$
begin
  if exists (select from pg_available_extensions where name = 'pg_net') then
    create extension if not exists pg_net;
  end if;
end;
$$;

-- Identifies the post without its content, because the payload of NOTIFY is limited to 8,000 bytes.
create or replace function private.post_reference(post public.posts) returns jsonb
language sql immutable set search_path = '' as $$
  select jsonb_build_object('id', post.id, 'slug', post.slug, 'is_published', post.is_published);
$$;

create or replace function private.call_revalidate_url(body jsonb) returns void
language plpgsql security definer set search_path = '' as $$
declare
  hook_url text;
  hook_secret text;
begin
  if to_regclass('vault.decrypted_secrets') is null or to_regnamespace('net') is null then
    return;
  end if;
  -- Dynamic SQL, because plain Postgres has neither schema.
  execute 'select
      max(decrypted_secret) filter (where name = ''revalidate_url''),
      max(decrypted_secret) filter (where name = ''revalidate_secret'')
    from vault.decrypted_secrets'
    into hook_url, hook_secret;
  if hook_url is not null then
    execute 'select net.http_post(url := $1, body := $2, headers := $3, timeout_milliseconds := 5000)'
      using hook_url, body, jsonb_build_object(
        'Content-Type', 'application/json',
        'x-webhook-secret', coalesce(hook_secret, ''));
  end if;
end;
$$;

-- The slugs of the pages that can change with a post, as a JSON array: its neighbours, the posts about its subject and its
-- own former slugs. Empty for a post that is not readable, since no page links to it.
create or replace function private.naming_slugs(post public.posts) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(slug), '[]') from (
    select jsonb_array_elements_text(private.neighbour_slugs(post)) as slug
    union
    select posts.slug from private.akin_posts(post) as akin_id join public.posts on posts.id = akin_id
    union
    select jsonb_array_elements_text(private.former_slugs_of(post))
  ) as naming
  where private.is_readable(post);
$$;

-- Sends the webhook. old_post is null after an insert, new_post after a deletion.
create or replace function private.announce(operation text, old_post public.posts, new_post public.posts)
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
  -- Publishing must not fail because the site cannot be notified; its pages also revalidate by time.
  raise warning 'announcing a post: %', sqlerrm;
end;
$$;

create or replace function private.announce_post_change() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  -- A change of a draft affects no page.
  if private.is_readable(old) or private.is_readable(new) then
    perform private.announce(tg_op, old, new);
  end if;
  return null;
end;
$$;

create or replace trigger announce_post_change after insert or update or delete on public.posts
  for each row execute function private.announce_post_change();

-- A scheduled post becomes readable at published_at and is announced then.
create table if not exists private.due_posts (
  only_row boolean primary key default true check (only_row),
  announced_until timestamptz not null default now()
);
insert into private.due_posts default values on conflict do nothing;

-- Announces the posts that became readable since the last call; returns their number.
create or replace function private.announce_due_posts() returns integer
language plpgsql security definer set search_path = '' as $$
declare
  since timestamptz;
  until timestamptz;
  post public.posts;
  announced integer := 0;
begin
  select announced_until into since from private.due_posts for update;
  -- now() is the start of this transaction, which can lie before the end of a call that it waited for.
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
  private.post_reference(public.posts),
  private.call_revalidate_url(jsonb),
  private.naming_slugs(public.posts),
  private.announce(text, public.posts, public.posts),
  private.announce_post_change(),
  private.announce_due_posts()
from public;

-- The embedded backend uses a timer instead. Without either, pages still revalidate every minute.
do $$
begin
  if exists (select from pg_available_extensions where name = 'pg_cron') then
    create extension if not exists pg_cron;
    perform cron.schedule(
      'announce-due-posts', '30 seconds', 'select private.announce_due_posts()');
  end if;
exception when others then
  -- For example installed, but not in shared_preload_libraries.
  raise notice 'no pg_cron: %', sqlerrm;
end;
$$;

update private.schema_version set version = '20261123010700';
