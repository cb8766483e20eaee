-- A post that gets another slug stays reachable under the old one.

do $$
begin
  if to_regclass('private.former_slugs') is null then
    -- Created from posts, because an adopted table can have other types for slug and id. No foreign key: its cascade
    -- would delete the rows before the deletion of the post is announced.
    create table private.former_slugs as select slug, id as post_id from public.posts with no data;
    alter table private.former_slugs add primary key (slug), alter column post_id set not null;
    create index on private.former_slugs (post_id);
  end if;
end;
$$;

create or replace function private.keep_former_slug() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if private.is_readable(old) and old.slug <> new.slug then
    insert into private.former_slugs (slug, post_id) values (old.slug, new.id)
      on conflict (slug) do update set post_id = excluded.post_id;
  end if;
  -- A post uses this slug now.
  delete from private.former_slugs where slug = new.slug;
  return null;
end;
$$;

create or replace function private.forget_former_slugs() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from private.former_slugs where post_id = old.id;
  return null;
end;
$$;

create or replace function private.former_slugs_of(post public.posts) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(slug), '[]') from private.former_slugs where post_id = post.id;
$$;

-- Triggers fire in the order of their names: this one before announce_post_change ...
create or replace trigger a_keep_former_slug after insert or update of slug on public.posts
  for each row execute function private.keep_former_slug();

-- ... and this one after it.
create or replace trigger forget_former_slugs after delete on public.posts
  for each row execute function private.forget_former_slugs();

-- The present slug of the readable post that once had this slug; null when there is none.
create or replace function public.current_slug(former_slug text) returns text
language sql stable security definer set search_path = '' as $$
  select post.slug
    from private.former_slugs as former join public.posts as post on post.id = former.post_id
    where former.slug = former_slug and private.is_readable(post);
$$;

revoke all on function
  private.keep_former_slug(),
  private.forget_former_slugs(),
  private.former_slugs_of(public.posts),
  public.current_slug(text)
from public;
grant execute on function public.current_slug(text) to anon, authenticated;

update private.schema_version set version = '20261123010500';
