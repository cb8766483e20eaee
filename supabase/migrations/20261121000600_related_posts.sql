-- At its end a post names up to three others that are about the same subject.

-- The words of a slug that say what a post is about, as Dutch stems ("kiosken" and "kiosk" are one).
-- Question words and numbers tell nothing about a subject, and neither do most short words.
-- The cost says what stemming takes: without it the planner reads every post for a rare word (80 ms
-- instead of 1 among 5,000). Everybody may execute it, since an index on it is filled by who writes.
create function private.subject_words(slug text) returns text[]
language sql immutable cost 1000 set search_path = '' as $$
  select coalesce(array_agg(distinct stem), '{}')
  from unnest(string_to_array(slug, '-')) as word
  -- Gives no row for a word of Postgres' own list of Dutch stop words.
  cross join unnest(ts_lexize('pg_catalog.dutch_stem', word)) as stem
  where char_length(word) >= 4
    and word !~ '^[0-9]+$'
    and word <> all ('{waarom,wanneer,welk,welke,hoeveel,vier,vijf,zeven,acht,negen,tien}');
$$;

create index posts_by_subject on public.posts using gin (private.subject_words(slug))
  where is_published;

-- For each of its words: the two published posts before it in the list and the two after it that
-- have this word too. Few enough to look up among thousands, and true in both directions: a post
-- stands in the set of exactly those that stand in its own, so a change touches these and no other.
create function private.akin_posts(post public.posts) returns setof public.posts.id%type
language sql stable set search_path = '' as $$
  select akin.id
  from unnest(private.subject_words(post.slug)) as word
  cross join lateral (
    (select id from public.posts
      where is_published and published_at <= now() and private.subject_words(slug) @> array[word]
        and (published_at, id) < (post.published_at, post.id)
      order by published_at desc, id desc limit 2)
    union all
    (select id from public.posts
      where is_published and published_at <= now() and private.subject_words(slug) @> array[word]
        and (published_at, id) > (post.published_at, post.id)
      order by published_at, id limit 2)
  ) as akin
  -- As it is now the post can stand beside the place where it was before a change.
  where akin.id <> post.id
  group by akin.id;
$$;

-- What the page of a post names, most shared words first, then newest; not its neighbours, which
-- stand there already. As owner, because under row-level security no index on words is used (its
-- operator is not leakproof): the conditions of the policy stand here and in akin_posts instead.
create function public.related_posts(of_slug text) returns setof public.posts
language sql stable security definer set search_path = '' as $$
  select related.*
  from public.posts as post
  cross join private.akin_posts(post) as akin_id
  join public.posts as related on related.id = akin_id
  where post.slug = of_slug and post.is_published and post.published_at <= now()
    and not private.neighbour_slugs(post) ? related.slug
  order by
    (select count(*) from unnest(private.subject_words(related.slug)) as word
      where word = any (private.subject_words(post.slug))) desc,
    related.published_at desc, related.id desc
  limit 3;
$$;

-- The pages that can change with this one: those beside it, those about its subject, and the
-- addresses that lead to it.
create or replace function private.naming_slugs(post public.posts) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(slug), '[]') from (
    select jsonb_array_elements_text(private.neighbour_slugs(post)) as slug
    union
    select posts.slug from private.akin_posts(post) as akin_id join public.posts on posts.id = akin_id
    union
    select jsonb_array_elements_text(private.former_slugs_of(post))
  ) as naming
  -- A post that nobody can read is named nowhere.
  where private.is_readable(post);
$$;

revoke all on function private.akin_posts(public.posts) from public;
revoke all on function public.related_posts(text) from public;
grant execute on function public.related_posts(text) to anon, authenticated, service_role;

update private.schema_version set version = '20261121000600';
