-- The public bucket for videos and images, and the pictures that the studio uploaded to it: what they show, in which sizes,
-- and which posts use them.

create table if not exists public.pictures (
  -- Its file in the bucket `media`; /media/<path> on the site.
  path text primary key check (path ~ '^blog/[a-z0-9]+([.-][a-z0-9]+)*\.avif$' and char_length(path) <= 200),
  -- The widths in pixels of the files that belong to it.
  widths integer[] not null,
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  alt text not null default '' check (char_length(alt) <= 200),
  -- The size of all its files.
  bytes integer not null check (bytes > 0),
  original_name text not null check (char_length(original_name) <= 255),
  created_at timestamptz not null default now(),
  created_by text not null
);

alter table public.pictures enable row level security;
revoke all on public.pictures from public, anon, authenticated;
grant all on public.pictures to service_role;
grant select on public.pictures to studio_editor, studio_owner;
drop policy if exists "the studio reads pictures" on public.pictures;
create policy "the studio reads pictures" on public.pictures
  for select to studio_editor, studio_owner using ((select private.studio_person()) is not null);

-- Which post uses which picture, also in a draft and when it was deleted less than thirty days ago.
create or replace function private.picture_uses() returns table (path text, slug text, is_deleted boolean)
language sql stable set search_path = '' as $$
  select distinct found.path[1], texts.slug, texts.is_deleted
  from (
    select slug, image_url, content, false as is_deleted from public.posts
    union all
    select post.slug, draft.image_url, draft.content, false
      from public.post_drafts as draft join public.posts as post on post.id = draft.post_id
    union all
    select post ->> 'slug', concat(post ->> 'image_url', ' ', draft ->> 'image_url'),
      concat(post ->> 'content', draft ->> 'content'), true
      from private.deleted_posts
  ) as texts
  cross join lateral regexp_matches(
    concat(texts.image_url, ' ', texts.content), '/media/(blog/[^"''\s<>?#]+)', 'g') as found (path);
$$;

-- Registers a picture whose files are in the bucket.
create or replace function public.add_picture(picture jsonb) returns public.pictures
language plpgsql security definer set search_path = '' as $$
declare
  person constant text := private.studio_person();
  added public.pictures := jsonb_populate_record(null::public.pictures, picture);
begin
  insert into public.pictures (path, widths, width, height, alt, bytes, original_name, created_by)
    values (added.path, added.widths, added.width, added.height, coalesce(added.alt, ''), added.bytes,
      added.original_name, person)
    returning * into added;
  return added;
exception when unique_violation then
  raise sqlstate 'PT409' using message = 'there is a picture of this name', detail = 'path';
end;
$$;

create or replace function public.set_picture_alt(path text, alt text) returns public.pictures
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  changed public.pictures;
begin
  perform private.studio_person();
  update public.pictures set alt = set_picture_alt.alt where path = set_picture_alt.path
    returning * into changed;
  if changed.path is null then
    raise sqlstate 'PT404' using message = 'there is no such picture';
  end if;
  return changed;
end;
$$;

-- Forgets a picture that no post uses, also no deleted one. Its files are removed by the caller.
create or replace function public.delete_picture(path text) returns public.pictures
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  deleted public.pictures;
begin
  perform private.studio_person();
  if exists (select from private.picture_uses() as uses where uses.path = delete_picture.path) then
    raise sqlstate 'PT409' using message = 'a post uses this picture', detail = 'used';
  end if;
  delete from public.pictures where path = delete_picture.path returning * into deleted;
  if deleted.path is null then
    raise sqlstate 'PT404' using message = 'there is no such picture';
  end if;
  return deleted;
end;
$$;

-- The pictures with every word of the query in their name or description, newest first, with the slugs of the posts that
-- use them.
create or replace function public.list_pictures(query text default '', skip integer default 0, take integer default 50)
returns table (
  path text, widths integer[], width integer, height integer, alt text, bytes integer, original_name text,
  created_at timestamptz, created_by text, used_by text[], is_used_by_deleted boolean, total bigint)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  words constant text[] := private.words_of(list_pictures.query);
begin
  perform private.studio_person();
  return query
    with page as (
      select pictures.*, count(*) over () as total from public.pictures as pictures
      where words = '{}' or private.has_words(concat_ws(' ', path, alt, original_name), words)
      order by created_at desc, path
      offset list_pictures.skip limit list_pictures.take
    ), uses as (
      select path, array_agg(distinct slug order by slug) filter (where not is_deleted) as slugs,
        bool_or(is_deleted) as is_used_by_deleted
      from private.picture_uses() group by path
    )
    select page.path, page.widths, page.width, page.height, page.alt, page.bytes, page.original_name,
      page.created_at, page.created_by, coalesce(uses.slugs, '{}'), coalesce(uses.is_used_by_deleted, false), page.total
    from page left join uses using (path)
    order by page.created_at desc, page.path;
end;
$$;

revoke all on all functions in schema private from public;
revoke all on function public.add_picture, public.set_picture_alt, public.delete_picture, public.list_pictures
from public, anon, authenticated;
grant execute on function public.add_picture, public.set_picture_alt, public.delete_picture, public.list_pictures
to studio_editor, studio_owner, service_role;

-- The bucket and its files, of which the studio may add and remove those below blog/, and replace none. Skipped where there
-- is no storage service (plain Postgres).
do $$
begin
  if to_regclass('storage.objects') is null then
    return;
  end if;
  insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
    values (
      'media', 'media', true, 52428800,
      -- SVG is not among them: served from the origin of the site it could run scripts.
      array['image/avif', 'image/jpeg', 'image/png', 'image/webp', 'video/mp4', 'video/webm']
    )
    on conflict (id) do update
      set public = excluded.public,
          file_size_limit = excluded.file_size_limit,
          allowed_mime_types = excluded.allowed_mime_types;
  grant usage on schema storage to studio_editor, studio_owner;
  grant select on storage.buckets to studio_editor, studio_owner;
  grant select, insert, delete on storage.objects to studio_editor, studio_owner;
  if not has_table_privilege('studio_editor', 'storage.objects', 'insert') then
    -- The owner of a migration may use these tables in an older hosted project and not hand that on.
    grant anon to studio_editor, studio_owner;
  end if;
  drop policy if exists "the studio lists pictures" on storage.objects;
  create policy "the studio lists pictures" on storage.objects
    for select to studio_editor, studio_owner
    using (bucket_id = 'media' and name like 'blog/%' and (select private.studio_key_is_valid()));
  drop policy if exists "the studio uploads pictures" on storage.objects;
  create policy "the studio uploads pictures" on storage.objects
    for insert to studio_editor, studio_owner
    with check (bucket_id = 'media' and name like 'blog/%' and (select private.studio_key_is_valid()));
  drop policy if exists "the studio removes pictures" on storage.objects;
  create policy "the studio removes pictures" on storage.objects
    for delete to studio_editor, studio_owner
    using (bucket_id = 'media' and name like 'blog/%' and (select private.studio_key_is_valid()));
end;
$$;

update private.schema_version set version = '20261126020500';
