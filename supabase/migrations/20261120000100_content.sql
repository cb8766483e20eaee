-- Posts that editors write, and the messages that visitors send.

create table public.posts (
  id uuid primary key default gen_random_uuid(),
  slug text not null unique
    check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(slug) <= 120),
  image_url text check (char_length(image_url) <= 500),
  published_at timestamptz not null default now(),
  excerpt text not null default '' check (char_length(excerpt) <= 500),
  content text not null,
  meta_description text check (char_length(meta_description) <= 300),
  is_published boolean not null default false
);

-- The list: newest first, id breaks ties so that pages never overlap.
create index posts_newest_first on public.posts (published_at desc, id desc) where is_published;

create table public.contact_messages (
  id bigint generated always as identity primary key,
  created_at timestamptz not null default now(),
  -- Made in the visitor's browser; a second delivery of the same message meets the unique key.
  submission_key uuid not null unique default gen_random_uuid(),
  name text not null check (char_length(name) between 1 and 100),
  email text not null check (char_length(email) between 3 and 254 and email ~ '^[^@\s]+@[^@\s]+$'),
  subject text not null check (char_length(subject) between 1 and 150),
  message text not null check (char_length(message) between 1 and 5000)
);

alter table public.posts enable row level security;
alter table public.contact_messages enable row level security;

create policy "published posts are public" on public.posts
  for select to anon, authenticated
  using (is_published = true and published_at <= now());

create policy "anyone may send a message" on public.contact_messages
  for insert to anon, authenticated
  with check (true);

-- Hosted projects may grant everything on new tables; say exactly what the site needs.
revoke all on public.posts, public.contact_messages from anon, authenticated;
grant select on public.posts to anon, authenticated;
grant insert (name, email, subject, message, submission_key)
  on public.contact_messages to anon, authenticated;
grant all on public.posts, public.contact_messages to service_role;
