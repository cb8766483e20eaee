-- The posts about a subject, in the order of the list: a change and a page read a few rows of it, however
-- many posts share a word. An index on the words alone gave all of these, to be sorted for the nearest:
-- 1,200 blocks instead of 60 where 10,000 posts have thirteen subjects.

create table private.post_words as
  select null::text as word, published_at, id as post_id from public.posts with no data;
alter table private.post_words add primary key (word, published_at, post_id);
alter table private.post_words enable row level security;
revoke all on private.post_words from public;

-- A migration that changes private.subject_words fills the table anew, as below.
create function private.keep_post_words() returns trigger
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
  if tg_op <> 'DELETE' and new.is_published then
    insert into private.post_words (word, published_at, post_id)
      select unnest(private.subject_words(new.slug)), new.published_at, new.id;
  end if;
  return null;
end;
$$;

-- Before announce_post_change, which reads it.
create trigger a_keep_post_words after insert or update or delete on public.posts
  for each row execute function private.keep_post_words();
create trigger truncate_post_words after truncate on public.posts
  for each statement execute function private.keep_post_words();

insert into private.post_words (word, published_at, post_id)
  select unnest(private.subject_words(slug)), published_at, id from public.posts where is_published;

-- As in 20261121000600, but read from this table. Without the number of rows the planner expects a thousand, and
-- reads every post to find these few.
create or replace function private.akin_posts(post public.posts) returns setof public.posts.id%type
language sql stable rows 20 set search_path = '' as $$
  select akin.post_id
  from unnest(private.subject_words(post.slug)) as subject
  cross join lateral (
    (select post_id from private.post_words
      where word = subject and published_at <= now()
        and (published_at, post_id) < (post.published_at, post.id)
      order by published_at desc, post_id desc limit 2)
    union all
    (select post_id from private.post_words
      where word = subject and published_at <= now()
        and (published_at, post_id) > (post.published_at, post.id)
      order by published_at, post_id limit 2)
  ) as akin
  -- As it is now the post can stand beside the place where it was before a change.
  where akin.post_id <> post.id
  group by akin.post_id;
$$;

drop index public.posts_by_subject;

-- No index is filled by it any more: nobody else has to execute it.
revoke all on function private.keep_post_words(), private.subject_words(text) from public;

update private.schema_version set version = '20261122000510';
