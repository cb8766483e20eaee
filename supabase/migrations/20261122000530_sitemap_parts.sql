-- The parts of the sitemap, so many posts each and the oldest first, and when one of their posts last
-- changed. Asked once for all parts: the site would have to read the address of every post for it.
create function public.sitemap_parts(part_size integer)
returns table (part integer, modified_at timestamptz)
language sql stable set search_path = '' as $$
  select ((place - 1) / part_size)::integer + 1, max(changed_at)
  from (
    select
      row_number() over (order by published_at, id) as place,
      greatest(published_at, updated_at) as changed_at
    from public.posts
    where is_published and published_at <= now()
  ) as placed
  group by 1
  order by 1;
$$;

revoke all on function public.sitemap_parts(integer) from public, anon, authenticated;
grant execute on function public.sitemap_parts(integer) to anon, authenticated, service_role;

update private.schema_version set version = '20261122000530';
