-- The post that has a slug, or had it while it was public; null when none has.
create or replace function public.slug_owner(wanted text) returns text
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.studio_person();
  return coalesce(
    (select id::text from public.posts where slug = wanted),
    (select post_id::text from private.former_slugs where slug = wanted));
end;
$$;

revoke all on function public.slug_owner(text) from public, anon, authenticated;
grant execute on function public.slug_owner(text) to studio_editor, studio_owner, service_role;

update private.schema_version set version = '20261125010100';
