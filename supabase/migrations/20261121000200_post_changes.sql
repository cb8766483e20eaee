-- When a post last changed, for the sitemap, the feeds and search engines. The database sets it: no
-- editor has to remember it.

create function private.set_post_updated_at() returns trigger
language plpgsql set search_path = '' as $$
begin
  if tg_op = 'INSERT' then
    -- A post that is entered with the date of its first publication was written then.
    new.updated_at := new.published_at;
  elsif new is distinct from old then
    new.updated_at := now();
  end if;
  return new;
end;
$$;

revoke all on function private.set_post_updated_at() from public;

create trigger set_post_updated_at before insert or update on public.posts
  for each row execute function private.set_post_updated_at();

update private.schema_version set version = '20261121000200';
