-- What the picture above a post shows, for those who do not see it. Null where nobody wrote it.
alter table public.posts
  add column if not exists image_alt text check (char_length(image_alt) <= 200);

update private.schema_version set version = '20261123000300';
