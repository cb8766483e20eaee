-- Withdrawing a post answers with its new state and revision. In one expression with the change, a stable function would
-- not see the version that a trigger keeps.
create or replace function public.withdraw_post(post_id text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  post public.posts;
begin
  perform private.studio_person();
  post := private.lock_post(post_id);
  post.is_published := false;
  post := private.write_post(post);
  return private.studio_post(post);
end;
$$;

update private.schema_version set version = '20261125010200';
