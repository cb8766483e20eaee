-- Drafts for editors: a preview token reads any post by its slug, and nothing else.

create table if not exists private.preview_tokens (
  -- The token itself is returned once, when it is created.
  token_hash bytea primary key check (octet_length(token_hash) = 32),
  label text not null check (char_length(label) between 1 and 100),
  created_at timestamptz not null default now(),
  expires_at timestamptz
);

alter table private.preview_tokens enable row level security;
revoke all on private.preview_tokens from public;

-- One post, published or not, for a valid token; otherwise no row, whatever the reason.
create or replace function public.preview_post(preview_token text, post_slug text) returns setof public.posts
language sql stable security definer rows 1 set search_path = '' as $$
  select posts.* from public.posts
  where posts.slug = post_slug
    and preview_token ~ '^[0-9a-f]{64}$'
    and exists (
      select from private.preview_tokens
      where token_hash = sha256(convert_to(preview_token, 'UTF8'))
        and (expires_at is null or expires_at > now()));
$$;

-- Creates a token with 244 random bits, in lower case because the site redirects URLs with capitals to lower case. The
-- label names its holder; deleting the rows of a label revokes the tokens. `valid_for` null means no expiry.
create or replace function public.create_preview_token(label text, valid_for interval default '30 days') returns text
language plpgsql security definer set search_path = '' as $$
declare
  token text := replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '');
begin
  delete from private.preview_tokens where expires_at < now();
  insert into private.preview_tokens (token_hash, label, expires_at)
  values (sha256(convert_to(token, 'UTF8')), label, now() + valid_for);
  return token;
end;
$$;

revoke all on function public.preview_post(text, text) from public, anon, authenticated;
revoke all on function public.create_preview_token(text, interval) from public, anon, authenticated;
grant execute on function public.preview_post(text, text) to anon, authenticated, service_role;
grant execute on function public.create_preview_token(text, interval) to service_role;

update private.schema_version set version = '20261123010800';
