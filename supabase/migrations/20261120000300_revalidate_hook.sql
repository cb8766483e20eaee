-- Tells the site when a post changes. Hosted: pg_net calls POST /api/revalidate after the commit, with
-- the address and the secret from Vault (names: revalidate_url, revalidate_secret). Everywhere: NOTIFY,
-- which the embedded backend listens to.
do $$
begin
  if exists (select from pg_available_extensions where name = 'pg_net') then
    create extension if not exists pg_net;
  end if;
end;
$$;

-- NOTIFY carries at most 8000 bytes, so the hook says which post it was, not what it contains.
create function private.post_reference(post public.posts) returns jsonb
language sql immutable set search_path = '' as $$
  select jsonb_build_object('id', post.id, 'slug', post.slug, 'is_published', post.is_published);
$$;

create function private.call_revalidate_url(body jsonb) returns void
language plpgsql security definer set search_path = '' as $$
declare
  hook_url text;
  hook_secret text;
begin
  if to_regclass('vault.decrypted_secrets') is null or to_regnamespace('net') is null then
    return;
  end if;
  -- Dynamic, because neither schema exists on plain Postgres, where this function must still be made.
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

create function private.announce_post_change() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  body jsonb := jsonb_build_object(
    'type', tg_op,
    'table', tg_table_name,
    'schema', tg_table_schema,
    'record', case when tg_op = 'DELETE' then null else private.post_reference(new) end,
    'old_record', case when tg_op = 'INSERT' then null else private.post_reference(old) end);
begin
  perform private.call_revalidate_url(body);
  perform pg_notify('posts_changed', body::text);
  return null;
exception when others then
  -- Publishing never fails because the site cannot be told; it revalidates by time as well.
  raise warning 'announce_post_change: %', sqlerrm;
  return null;
end;
$$;

revoke all on function private.post_reference(public.posts) from public;
revoke all on function private.call_revalidate_url(jsonb) from public;
revoke all on function private.announce_post_change() from public;

create trigger announce_post_change after insert or update or delete on public.posts
  for each row execute function private.announce_post_change();

update private.schema_version set version = '20261120000300';
