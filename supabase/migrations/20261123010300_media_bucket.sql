-- The public storage bucket for videos and images. Skipped where there is no storage service (plain Postgres).
do $$
begin
  if to_regclass('storage.buckets') is not null then
    insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
    values (
      'media', 'media', true, 52428800,
      -- No SVG: served from the origin of the site it could run scripts.
      array['image/avif', 'image/jpeg', 'image/png', 'image/webp', 'video/mp4', 'video/webm']
    )
    on conflict (id) do update
      set public = excluded.public,
          file_size_limit = excluded.file_size_limit,
          allowed_mime_types = excluded.allowed_mime_types;
  end if;
end;
$$;

update private.schema_version set version = '20261123010300';
