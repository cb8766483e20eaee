-- A post names the one before and the one after it, so a change is also news for their pages.

-- The published posts beside a place in the list, as a JSON array of slugs.
create function private.neighbour_slugs(post public.posts) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(slug), '[]') from (
    (select slug from public.posts
      where is_published and published_at <= now()
        and (published_at, id) < (post.published_at, post.id)
      order by published_at desc, id desc limit 1)
    union
    (select slug from public.posts
      where is_published and published_at <= now()
        and (published_at, id) > (post.published_at, post.id)
      order by published_at, id limit 1)
  ) as neighbours;
$$;

create or replace function private.announce_post_change() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  body jsonb := jsonb_build_object(
    'type', tg_op,
    'table', tg_table_name,
    'schema', tg_table_schema,
    'record', case when tg_op = 'DELETE' then null else private.post_reference(new) end,
    'old_record', case when tg_op = 'INSERT' then null else private.post_reference(old) end,
    'neighbours',
      case when tg_op = 'DELETE' then '[]' else private.neighbour_slugs(new) end
      || case when tg_op = 'INSERT' then '[]' else private.neighbour_slugs(old) end);
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

revoke all on function private.neighbour_slugs(public.posts) from public;

update private.schema_version set version = '20261121000100';
