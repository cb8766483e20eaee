-- Posts that were deleted, by whatever means, can be put back for thirty days.

create table if not exists private.deleted_posts (
  id bigint generated always as identity primary key,
  -- As JSON, because columns may be added meanwhile.
  post jsonb not null,
  draft jsonb,
  former_slugs jsonb not null,
  deleted_at timestamptz not null default now(),
  deleted_by text not null
);
alter table private.deleted_posts enable row level security;
revoke all on private.deleted_posts from public;

create or replace function private.keep_deleted_post() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.deleted_posts (post, draft, former_slugs, deleted_by)
    select to_jsonb(old), (select to_jsonb(draft) from public.post_drafts as draft where post_id = old.id),
      private.former_slugs_of(old), private.studio_person();
  delete from public.post_drafts where post_id = old.id;
  return null;
end;
$$;

-- Triggers fire in the order of their names: this one before forget_former_slugs.
create or replace trigger a_keep_deleted_post after delete on public.posts
  for each row execute function private.keep_deleted_post();

-- A post that is put back was changed when it was changed, not when it was published.
create or replace function private.set_post_updated_at() returns trigger
language plpgsql set search_path = '' as $$
begin
  if tg_op = 'INSERT' then
    -- Without a date of its own it was last changed at its publication, which may be in the past.
    if new.updated_at >= now() then
      new.updated_at := new.published_at;
    end if;
  elsif new is distinct from old then
    new.updated_at := now();
  end if;
  return new;
end;
$$;

create or replace function public.list_deleted_posts() returns table (
  id bigint, slug text, excerpt text, image_url text, was_published boolean,
  deleted_at timestamptz, deleted_by text, purged_after timestamptz)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  perform private.studio_person();
  return query
    select id, coalesce(nullif(draft ->> 'slug', ''), post ->> 'slug'),
      coalesce(draft ->> 'excerpt', post ->> 'excerpt'), coalesce(draft ->> 'image_url', post ->> 'image_url'),
      (post ->> 'is_published')::boolean, deleted_at, deleted_by, deleted_at + interval '30 days'
    from private.deleted_posts order by deleted_at desc, id desc;
end;
$$;

-- Returns the id with which restore_post puts the post back.
create or replace function public.delete_post(post_id text) returns bigint
language plpgsql security definer set search_path = '' as $$
declare
  post public.posts;
begin
  perform private.studio_person();
  post := private.lock_post(post_id);
  delete from public.posts where id = post.id;
  return (select max(id) from private.deleted_posts where deleted_posts.post ->> 'id' = post.id::text);
end;
$$;

-- Puts a post back as it was, with its id, its draft and its former slugs.
create or replace function public.restore_post(deleted_id bigint) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  deleted private.deleted_posts;
  columns text;
  restored public.posts;
begin
  perform private.studio_person();
  delete from private.deleted_posts where id = deleted_id returning * into deleted;
  if deleted.id is null then
    raise sqlstate 'PT404' using message = 'there is no such deleted post';
  end if;
  -- An adopted table can have generated columns, and can have got columns with defaults since.
  select string_agg(format('%I', attname), ', ') into columns from pg_attribute
    where attrelid = 'public.posts'::regclass and attnum > 0 and not attisdropped and attgenerated = ''
      and deleted.post ? attname;
  begin
    execute format(
      'insert into public.posts (%1$s) overriding system value
        select %1$s from jsonb_populate_record(null::public.posts, $1) returning *', columns)
      into restored using deleted.post;
  exception when unique_violation then
    raise sqlstate 'PT409' using message = 'another post has this slug', detail = 'slug';
  end;
  insert into private.former_slugs (slug, post_id)
    select former.slug, restored.id from jsonb_array_elements_text(deleted.former_slugs) as former (slug)
      where not exists (select from public.posts where posts.slug = former.slug)
    on conflict do nothing;
  if deleted.draft is not null then
    insert into public.post_drafts
      select * from jsonb_populate_record(null::public.post_drafts, deleted.draft
        || jsonb_build_object('revision', nextval('private.revision_numbers')));
  end if;
  return private.studio_post(restored);
end;
$$;

-- Every night, with the versions of posts that are gone for good. Returns the number of posts.
create or replace function public.purge_deleted_posts() returns integer
language plpgsql security definer set search_path = '' as $$
declare
  purged integer;
begin
  delete from private.deleted_posts where deleted_at < now() - interval '30 days';
  get diagnostics purged = row_count;
  delete from public.post_versions as version where
    not exists (select from public.posts where id = version.post_id)
    and not exists (select from private.deleted_posts where post ->> 'id' = version.post_id::text);
  delete from private.post_presence where seen_at < now() - interval '1 day';
  return purged;
end;
$$;

revoke all on function private.keep_deleted_post() from public;
revoke all on function
  public.list_deleted_posts(),
  public.delete_post(text),
  public.restore_post(bigint),
  public.purge_deleted_posts()
from public, anon, authenticated;
grant execute on function
  public.list_deleted_posts(),
  public.delete_post(text),
  public.restore_post(bigint)
to studio_editor, studio_owner, service_role;
grant execute on function public.purge_deleted_posts() to service_role;

-- The embedded backend uses a timer instead. Without either, deleted posts stay.
do $$
begin
  if exists (select from pg_available_extensions where name = 'pg_cron') then
    create extension if not exists pg_cron;
    perform cron.schedule(
      'purge-deleted-posts', '47 3 * * *', 'select public.purge_deleted_posts()');
  end if;
exception when others then
  -- For example installed, but not in shared_preload_libraries.
  raise notice 'no pg_cron: %', sqlerrm;
end;
$$;

update private.schema_version set version = '20261124010300';
