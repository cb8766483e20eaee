-- A published post is readable only if it can have a page here: an adopted table can hold slugs that are no URL of this site
-- and dates that JavaScript cannot read. When the site itself left such rows out, they remained as gaps in the pages of the
-- list, in the feeds and between neighbours.

-- Postgres has dates before Christ, and -infinity.
create or replace function private.has_page(slug text, published_at timestamptz) returns boolean
language sql immutable set search_path = '' as $$
  select slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(slug) <= 120
    and published_at >= timestamptz '0001-01-01 00:00:00Z';
$$;

create or replace function private.is_readable(post public.posts) returns boolean
language sql stable set search_path = '' as $$
  select post.is_published and post.published_at <= now()
    and private.has_page(post.slug, post.published_at);
$$;

drop policy if exists "published posts are public" on public.posts;
create policy "published posts are public" on public.posts
  for select to anon, authenticated
  using (is_published = true and published_at <= now() and private.has_page(slug, published_at));

create or replace function public.is_readable_post(post_slug text) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from public.posts
    where slug = post_slug and is_published and published_at <= now()
      and private.has_page(slug, published_at));
$$;

-- Changes the months in their order: two posts that were moved between the same two months at once deadlocked.
create or replace function private.count_posts() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  counted record;
begin
  if tg_op = 'TRUNCATE' then
    truncate private.posts_per_month;
    return null;
  end if;
  for counted in
    select
      private.month_of(published_at) as month,
      sum(change) as change,
      case when bool_or(published_at <= now()) then now() end as changed_at
    from (values
      (old.slug, old.published_at, old.is_published, -1),
      (new.slug, new.published_at, new.is_published, 1)
    ) as changes (slug, published_at, is_published, change)
    where is_published and private.has_page(slug, published_at)
    group by 1 order by 1
  loop
    insert into private.posts_per_month as kept (month, published, changed_at)
      values (counted.month, counted.change, counted.changed_at)
      on conflict (month) do update set
        published = kept.published + excluded.published,
        changed_at = greatest(kept.changed_at, excluded.changed_at);
  end loop;
  return null;
end;
$$;

create or replace function private.readable_per_month() returns table (month date, readable bigint)
language sql stable set search_path = '' as $$
  select month, published from private.posts_per_month where month < private.month_of(now())
  union all
  select private.month_of(now()), count(*) from public.posts
    where is_published and published_at >= date_trunc('month', now(), 'UTC') and published_at <= now()
      and private.has_page(slug, published_at);
$$;

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
    and private.has_page(slug, published_at)
  order by published_at desc, id desc
  offset (select skip_within from start) limit take;
$$;

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
      and private.has_page(slug, published_at)
    order by published_at desc limit 1
  ))
  from years order by year;
$$;

create or replace function private.neighbour_slugs(post public.posts) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(slug), '[]') from (
    (select slug from public.posts
      where is_published and published_at <= now() and private.has_page(slug, published_at)
        and (published_at, id) < (post.published_at, post.id)
      order by published_at desc, id desc limit 1)
    union
    (select slug from public.posts
      where is_published and published_at <= now() and private.has_page(slug, published_at)
        and (published_at, id) > (post.published_at, post.id)
      order by published_at, id limit 1)
  ) as neighbours;
$$;

create or replace function private.keep_post_words() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'TRUNCATE' then
    truncate private.post_words;
    return null;
  end if;
  if tg_op <> 'INSERT' and old.is_published then
    delete from private.post_words
      where word = any (private.subject_words(old.slug))
        and published_at = old.published_at and post_id = old.id;
  end if;
  if tg_op <> 'DELETE' and new.is_published and private.has_page(new.slug, new.published_at) then
    insert into private.post_words (word, published_at, post_id)
      select unnest(private.subject_words(new.slug)), new.published_at, new.id;
  end if;
  return null;
end;
$$;

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
        and private.has_page(slug, published_at)
      order by published_at
  loop
    perform private.announce('UPDATE', post, post);
    announced := announced + 1;
  end loop;
  return announced;
end;
$$;

-- The webhook and the notification are sent apart from each other, and the post without its neighbours where these cannot be
-- found: a thousand posts about the same subject made a payload that NOTIFY refuses, and then neither was sent.
create or replace function private.announce(operation text, old_post public.posts, new_post public.posts)
returns void language plpgsql set search_path = '' as $$
declare
  body jsonb;
  naming jsonb := '[]';
  part jsonb;
begin
  body := jsonb_build_object(
    'type', operation,
    'table', 'posts',
    'schema', 'public',
    'record', case when new_post.id is not null then private.post_reference(new_post) end,
    'old_record', case when old_post.id is not null then private.post_reference(old_post) end);
  -- Publishing must not fail because the site cannot be notified; its pages also revalidate by time.
  begin
    select coalesce(jsonb_agg(distinct slug), '[]') into naming from jsonb_array_elements_text(
      case when new_post.id is null then '[]' else private.naming_slugs(new_post) end
      || case when old_post.id is null then '[]' else private.naming_slugs(old_post) end) as slug;
  exception when others then
    raise warning 'finding the neighbours of a post: %', sqlerrm;
  end;
  begin
    perform private.call_revalidate_url(body || jsonb_build_object('neighbours', naming));
  exception when others then
    raise warning 'announcing a post by webhook: %', sqlerrm;
  end;
  begin
    -- Forty slugs of 120 characters stay below the 8,000 bytes that NOTIFY accepts.
    for part in
      select jsonb_agg(slug)
      from jsonb_array_elements_text(naming) with ordinality as named (slug, place)
      group by (place - 1) / 40
      union all
      select '[]' where naming = '[]'
    loop
      perform pg_notify(
        'posts_changed', (body || jsonb_build_object('neighbours', part))::text);
    end loop;
  exception when others then
    raise warning 'announcing a post by notification: %', sqlerrm;
  end;
end;
$$;

-- A post without a page is not named: its slug may have any length.
create or replace function private.post_reference(post public.posts) returns jsonb
language sql immutable set search_path = '' as $$
  select jsonb_build_object('id', post.id, 'slug', post.slug, 'is_published', post.is_published)
  where private.has_page(post.slug, post.published_at);
$$;

-- Takes the posts without a page out of what was counted and noted before.
do $$
begin
  lock table public.posts in share row exclusive mode;
  delete from private.posts_per_month where month < date '0001-01-01';
  update private.posts_per_month as kept set
      published = (
        select count(*) from public.posts
        where is_published and private.has_page(slug, published_at)
          and published_at >= kept.month::timestamp at time zone 'UTC'
          and published_at < (kept.month + interval '1 month') at time zone 'UTC'),
      changed_at = case when isfinite(changed_at) then changed_at end;
  delete from private.post_words using public.posts
    where posts.id = post_id and not private.has_page(posts.slug, posts.published_at);
end;
$$;

revoke all on function private.has_page(text, timestamptz) from public;
-- For the policy; its schema stays closed to these roles.
grant execute on function private.has_page(text, timestamptz) to anon, authenticated;

update private.schema_version set version = '20261126010400';
