-- Undoes a withdrawal: visitors get the same text with the same date again, and the draft stays beside it.
-- `withdrawn_at` is when the row changed last, so that nothing is published that somebody else wrote since.
create or replace function public.republish_post(post_id text, withdrawn_at timestamptz) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  post public.posts;
begin
  perform private.studio_person();
  post := private.lock_post(post_id);
  if post.is_published or post.updated_at <> withdrawn_at then
    raise sqlstate 'PT409' using message = 'somebody else changed this post meanwhile', detail = 'revision';
  end if;
  post.is_published := true;
  post := private.write_post(post);
  return private.studio_post(post);
end;
$$;

revoke all on function public.republish_post(text, timestamptz) from public, anon, authenticated;
grant execute on function public.republish_post(text, timestamptz) to studio_editor, studio_owner, service_role;

update private.schema_version set version = '20261125010300';
