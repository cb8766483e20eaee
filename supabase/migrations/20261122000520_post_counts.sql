-- A page of the list says how many pages there are and stands at any depth. Postgres counts and skips row by
-- row; with the posts of each month counted, it does so within one month only.

create table private.posts_per_month (
  -- Its first day, in UTC.
  month date primary key,
  published integer not null
);
alter table private.posts_per_month enable row level security;
revoke all on private.posts_per_month from public;

create function private.month_of(moment timestamptz) returns date
language sql immutable set search_path = '' as $$
  select date_trunc('month', moment at time zone 'UTC')::date;
$$;

create function private.count_posts() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'TRUNCATE' then
    truncate private.posts_per_month;
    return null;
  end if;
  if tg_op <> 'INSERT' and old.is_published then
    update private.posts_per_month set published = published - 1
      where month = private.month_of(old.published_at);
  end if;
  if tg_op <> 'DELETE' and new.is_published then
    insert into private.posts_per_month as counted (month, published)
      values (private.month_of(new.published_at), 1)
      on conflict (month) do update set published = counted.published + 1;
  end if;
  return null;
end;
$$;

-- Before announce_post_change, after which the site asks.
create trigger a_count_posts after insert or update or delete on public.posts
  for each row execute function private.count_posts();
create trigger truncate_post_counts after truncate on public.posts
  for each statement execute function private.count_posts();

insert into private.posts_per_month (month, published)
  select private.month_of(published_at), count(*) from public.posts where is_published group by 1;

-- How many posts of each month visitors can read now. Of this month some may be written ahead.
create function private.readable_per_month() returns table (month date, readable bigint)
language sql stable set search_path = '' as $$
  select month, published from private.posts_per_month where month < private.month_of(now())
  union all
  select private.month_of(now()), count(*) from public.posts
    where is_published and published_at >= date_trunc('month', now(), 'UTC') and published_at <= now();
$$;

-- How many posts visitors can read.
create function public.count_readable_posts() returns integer
language sql stable security definer set search_path = '' as $$
  select sum(readable)::integer from private.readable_per_month();
$$;

-- The posts that visitors can read, newest first, without the first so many. As owner, who alone reads
-- the counts: the conditions of the policy stand here instead.
create function public.list_posts(skip integer, take integer) returns setof public.posts
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

revoke all on function
  private.month_of(timestamptz),
  private.count_posts(),
  private.readable_per_month()
from public;
revoke all on function public.count_readable_posts(), public.list_posts(integer, integer)
  from public, anon, authenticated;
grant execute on function public.count_readable_posts(), public.list_posts(integer, integer)
  to anon, authenticated, service_role;

update private.schema_version set version = '20261122000520';
