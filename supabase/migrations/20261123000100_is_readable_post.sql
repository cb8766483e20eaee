-- A table whose policy is missing or wrong answers with no rows and no error, just as it does for a post that
-- was withdrawn. Asked as owner, past the policy, this tells the two apart: the site gives up a page that it
-- has only when both say that the post is gone.
create function public.is_readable_post(post_slug text) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from public.posts where slug = post_slug and is_published and published_at <= now());
$$;

revoke all on function public.is_readable_post(text) from public, anon, authenticated;
grant execute on function public.is_readable_post(text) to anon, authenticated, service_role;

update private.schema_version set version = '20261123000100';
