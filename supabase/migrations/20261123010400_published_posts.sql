-- Which posts visitors can read, how many there are, and the years of the sitemap.

-- The condition of the policy on posts.
create or replace function private.is_readable(post public.posts) returns boolean
language sql stable set search_path = '' as $$
  select post.is_published and post.published_at <= now();
$$;

-- Without the policy on posts the API returns no rows and no error, as for a withdrawn post. This function runs as the
-- owner, so a missing policy does not affect it: the site drops a cached page only when both say that the post is gone.
create or replace function public.is_readable_post(post_slug text) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from public.posts where slug = post_slug and is_published and published_at <= now());
$$;

-- Keeps the date of the last change for the sitemap, the feeds and search engines.
create or replace function private.set_post_updated_at() returns trigger
language plpgsql set search_path = '' as $$
begin
  if tg_op = 'INSERT' then
    -- A post with a publication date in the past was last changed then.
    new.updated_at := new.published_at;
  elsif new is distinct from old then
    new.updated_at := now();
  end if;
  return new;
end;
$$;

create or replace trigger set_post_updated_at before insert or update on public.posts
  for each row execute function private.set_post_updated_at();

-- Postgres counts and skips row by row. With the posts of each month counted, a page at any depth of the list reads the
-- rows of one month only.
create table if not exists private.posts_per_month (
  -- The first day of the month, in UTC.
  month date primary key,
  published integer not null,
  -- The last change that visitors could see; null while no post of the month is readable.
  changed_at timestamptz
);
alter table private.posts_per_month enable row level security;
revoke all on private.posts_per_month from public;

create or replace function private.month_of(moment timestamptz) returns date
language sql immutable set search_path = '' as $$
  select date_trunc('month', moment at time zone 'UTC')::date;
$$;

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

-- Triggers fire in the order of their names: this one before announce_post_change, after which the site queries the counts.
create or replace trigger a_count_posts after insert or update or delete on public.posts
  for each row execute function private.count_posts();
create or replace trigger truncate_post_counts after truncate on public.posts
  for each statement execute function private.count_posts();

insert into private.posts_per_month (month, published, changed_at)
  select private.month_of(published_at), count(*),
    max(greatest(published_at, updated_at)) filter (where published_at <= now())
  from public.posts where is_published group by 1
  on conflict do nothing;

-- How many posts of each month are readable now. The current month can hold scheduled posts.
create or replace function private.readable_per_month() returns table (month date, readable bigint)
language sql stable set search_path = '' as $$
  select month, published from private.posts_per_month where month < private.month_of(now())
  union all
  select private.month_of(now()), count(*) from public.posts
    where is_published and published_at >= date_trunc('month', now(), 'UTC') and published_at <= now();
$$;

create or replace function public.count_readable_posts() returns integer
language sql stable security definer set search_path = '' as $$
  select sum(readable)::integer from private.readable_per_month();
$$;

-- The readable posts, newest first, without the first `skip`. Runs as the owner, who alone can read the counts, so it
-- repeats the condition of the policy.
create or replace function public.list_posts(skip integer, take integer) returns setof public.posts
language sql stable security definer set search_path = '' as $$
  with months as (
    select month, readable, sum(readable) over (order by month desc) - readable as newer
    from private.readable_per_month()
  ), start as (
    select
      (month + interval '1 month') at time zone 'UTC' as before_moment,
      (skip - newer)::integer as skip_within
    from months where newer + readable > skip order by month desc limit 1
  )
  select * from public.posts
  where is_published and published_at <= now()
    and published_at < (select before_moment from start)
  order by published_at desc, id desc
  offset (select skip_within from start) limit take;
$$;

-- The calendar years (UTC) with readable posts, oldest first, and their last change: the parts of the sitemap. A
-- scheduled post changes its year when it becomes readable.
create or replace function public.post_years() returns table (year integer, modified_at timestamptz)
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

revoke all on function
  private.is_readable(public.posts),
  private.set_post_updated_at(),
  private.month_of(timestamptz),
  private.count_posts(),
  private.readable_per_month()
from public;
-- A hosted project grants new functions in the schema public to these roles by default.
revoke all on function
  public.is_readable_post(text),
  public.count_readable_posts(),
  public.list_posts(integer, integer),
  public.post_years()
from public, anon, authenticated;
grant execute on function
  public.is_readable_post(text),
  public.count_readable_posts(),
  public.list_posts(integer, integer),
  public.post_years()
to anon, authenticated, service_role;

update private.schema_version set version = '20261123010400';
