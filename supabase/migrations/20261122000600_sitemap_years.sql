-- The sitemap has a part for each calendar year (UTC) of posts. Which years there are, and when what visitors
-- read of each last changed, is kept beside the counts: parts of so many posts took a reading of all.
drop function public.sitemap_parts(integer);

-- Null as long as no post of the month could be read.
alter table private.posts_per_month add column changed_at timestamptz;

update private.posts_per_month set changed_at = (
  select max(greatest(published_at, updated_at)) from public.posts
  where is_published and published_at <= now() and private.month_of(published_at) = month
);

-- As in 20261122000520, and notes the change of a post that visitors could read before or can read now. A post that
-- is written ahead changes nothing for them yet.
create or replace function private.count_posts() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'TRUNCATE' then
    truncate private.posts_per_month;
    return null;
  end if;
  if tg_op <> 'INSERT' and old.is_published then
    update private.posts_per_month set
        published = published - 1,
        changed_at = case when old.published_at <= now() then now() else changed_at end
      where month = private.month_of(old.published_at);
  end if;
  if tg_op <> 'DELETE' and new.is_published then
    insert into private.posts_per_month as counted (month, published, changed_at)
      values (
        private.month_of(new.published_at), 1,
        case when new.published_at <= now() then now() end
      )
      on conflict (month) do update set
        published = counted.published + 1,
        changed_at = greatest(counted.changed_at, excluded.changed_at);
  end if;
  return null;
end;
$$;

-- The years of the posts that visitors can read, the oldest first. A post that was written ahead changes its
-- year at the moment at which it appears. As owner, who alone reads the counts.
create function public.post_years() returns table (year integer, modified_at timestamptz)
language sql stable security definer set search_path = '' as $$
  with years as (
    select extract(year from month)::integer as year, max(changed_at) as changed_at
    from private.readable_per_month() left join private.posts_per_month using (month)
    group by 1 having sum(readable) > 0
  )
  select year, greatest(changed_at, (
    select published_at from public.posts
    where is_published and published_at <= now()
      and published_at < make_timestamptz(year + 1, 1, 1, 0, 0, 0, 'UTC')
    order by published_at desc limit 1
  ))
  from years order by year;
$$;

revoke all on function public.post_years() from public, anon, authenticated;
grant execute on function public.post_years() to anon, authenticated, service_role;

update private.schema_version set version = '20261122000600';
