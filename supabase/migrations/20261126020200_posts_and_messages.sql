-- The tables posts and contact_messages: columns, keys, check constraints, policies and privileges.
--
-- A project may already have tables of these names, with rows. They are adopted: no row is deleted, no value is changed,
-- and a null in a required column is filled. Old rows that violate a check constraint stay as they are; the constraint is
-- then "not valid", so Postgres checks new and changed rows only. docs/existing-project.md lists every case.

-- Defaults, keys and constraints follow below, where they are the same for a new and for an adopted table.
create table if not exists public.posts (id uuid);
alter table public.posts
  add column if not exists id uuid,
  add column if not exists slug text,
  add column if not exists image_url text,
  add column if not exists published_at timestamptz,
  add column if not exists excerpt text,
  add column if not exists content text,
  add column if not exists meta_description text,
  add column if not exists is_published boolean,
  add column if not exists updated_at timestamptz,
  -- Alternative text of the image; null where the author gave none.
  add column if not exists image_alt text;

create table if not exists public.contact_messages (id bigint generated always as identity);
alter table public.contact_messages
  add column if not exists id bigint generated always as identity,
  add column if not exists created_at timestamptz,
  -- Idempotency key from the browser: a second delivery of the same message violates its unique constraint.
  add column if not exists submission_key uuid,
  add column if not exists name text,
  add column if not exists email text,
  add column if not exists subject text,
  add column if not exists message text,
  -- The moment at which the owner was e-mailed about the message; `npm run messages -- --resend` sends those with null. The default
  -- fills the rows of an adopted table, whose messages the owner already has, and is dropped below.
  add column if not exists notified_at timestamptz default now(),
  -- Exceeded a rate limit: stored, and reported to the owner in a digest instead of by itself.
  add column if not exists held boolean not null default false,
  -- How much the IP address sent lately: 'first', its first message within the hour; 'some', within what people send;
  -- 'many', above that. Null for a message that did not come through the site.
  add column if not exists sender_volume text;
alter table public.contact_messages alter column notified_at drop default;

-- An older policy could let the public read messages or drafts. Dropped before the type changes below, because Postgres
-- refuses to change the type of a column that a policy names.
do $$
declare
  old_policy record;
begin
  for old_policy in
    select policyname, tablename from pg_policies
      where schemaname = 'public' and tablename in ('posts', 'contact_messages')
  loop
    execute format('drop policy %I on public.%I', old_policy.policyname, old_policy.tablename);
  end loop;
end;
$$;

-- Timestamps get a time zone. Values without one are in UTC, as in every Supabase project.
do $$
declare
  stamp record;
begin
  perform set_config('timezone', 'UTC', true);
  for stamp in
    select table_name, column_name from information_schema.columns
      where table_schema = 'public' and data_type <> 'timestamp with time zone'
        and (table_name, column_name) in
          (('posts', 'published_at'), ('posts', 'updated_at'), ('contact_messages', 'created_at'))
  loop
    begin
      execute format(
        'alter table public.%1$I alter column %2$I drop default,
          alter column %2$I type timestamptz using %2$I::timestamptz',
        stamp.table_name, stamp.column_name);
    exception when invalid_datetime_format or datetime_field_overflow or cannot_coerce then
      raise exception 'The column %.% holds a value that is not a timestamp (%). Make the column a timestamptz, then run the migrations again.',
        stamp.table_name, stamp.column_name, sqlerrm;
    end;
  end loop;
end;
$$;

-- An id may be a uuid, a text or an integer. Integers become an identity column: a serial column would need USAGE on its
-- sequence, which the public roles do not have, so no visitor could send a message.
do $$
declare
  id record;
  first_free bigint;
begin
  for id in
    select table_name, data_type, column_default, is_identity = 'YES' as is_identity
      from information_schema.columns
      where table_schema = 'public' and table_name in ('posts', 'contact_messages') and column_name = 'id'
  loop
    if id.is_identity then
      continue;
    elsif id.data_type in ('smallint', 'integer', 'bigint') then
      execute format('select greatest(coalesce(max(id), 0) + 1, %s) from public.%I',
        coalesce(id.column_default, '1'), id.table_name) into first_free;
      execute format('create temporary sequence numbers start with %s', first_free);
      execute format('update public.%I set id = nextval(''numbers'') where id is null', id.table_name);
      execute format(
        'alter table public.%I alter column id drop default, alter column id set not null,
          alter column id add generated by default as identity (start with %s)',
        id.table_name, nextval('numbers'));
      drop sequence numbers;
    elsif id.data_type in ('uuid', 'text', 'character varying') then
      if id.column_default is null then
        execute format('alter table public.%I alter column id set default gen_random_uuid()%s',
          id.table_name, case when id.data_type <> 'uuid' then '::text' end);
      end if;
      execute format('update public.%I set id = %s where id is null', id.table_name,
        coalesce(id.column_default, 'gen_random_uuid()' || case when id.data_type = 'uuid' then '' else '::text' end));
    else
      raise exception 'The column id of the table % has the type %. Make it a uuid, a text or an integer, then run the migrations again.',
        id.table_name, id.data_type;
    end if;
  end loop;
end;
$$;

alter table public.posts
  alter column published_at set default now(),
  alter column excerpt set default '',
  alter column is_published set default false,
  alter column updated_at set default now();
-- Postgres sorts null before every timestamp when it lists the newest first, so now() keeps such a post in its place.
update public.posts set published_at = now() where published_at is null;
update public.posts set excerpt = '' where excerpt is null;
update public.posts set content = '' where content is null;
update public.posts set is_published = false where is_published is null;
update public.posts set updated_at = published_at where updated_at is null;
update public.posts set slug = 'bericht-' || left(md5(id::text), 8) where slug is null;

alter table public.contact_messages
  alter column created_at set default now(),
  alter column submission_key set default gen_random_uuid();
-- The date of such a message is unknown, so its retention period of twelve months begins now.
update public.contact_messages set created_at = now() where created_at is null;
update public.contact_messages set submission_key = gen_random_uuid() where submission_key is null;
update public.contact_messages
  set name = coalesce(name, ''), email = coalesce(email, ''),
    subject = coalesce(subject, ''), message = coalesce(message, '')
  where name is null or email is null or subject is null or message is null;

-- What the owner did with a message. The site can neither read nor set it.
do $$
begin
  if not exists (
    select from information_schema.columns
    where table_schema = 'public' and table_name = 'contact_messages' and column_name = 'status')
  then
    -- The messages that exist were answered by mail before there was a status; those of the last day may still wait. Not by
    -- an update, which would refuse the old rows that violate a check constraint.
    alter table public.contact_messages add column status text not null default 'answered';
    alter table public.contact_messages
      alter column status drop default,
      alter column status type text using
        case when created_at > now() - interval '1 day' then 'new' else 'answered' end,
      alter column status set default 'new';
  end if;
end;
$$;
alter table public.contact_messages
  add column if not exists note text not null default '',
  add column if not exists handled_at timestamptz,
  add column if not exists handled_by text,
  -- Status, time and person before the last change of status, so that it can be undone.
  add column if not exists former_handling jsonb;

-- Stops the migration where only the owner can decide: duplicate keys and infinite dates.
do $$
declare
  key_column record;
  names text;
begin
  for key_column in select * from (values
    ('posts', 'slug'), ('posts', 'id'),
    ('contact_messages', 'id'), ('contact_messages', 'submission_key')
  ) as unique_columns (table_name, column_name)
  loop
    execute format(
      'select string_agg(format(''%%s (%%s rows)'', value, times), '', '') from (
        select %1$I::text as value, count(*) as times from public.%2$I
        group by 1 having count(*) > 1 order by 1 limit 20) as duplicates',
      key_column.column_name, key_column.table_name) into names;
    if names is not null then
      raise exception 'The column % of the table % has to be unique and is not: %. Change or delete all but one of each, then run the migrations again.',
        key_column.column_name, key_column.table_name, names;
    end if;
  end loop;
  select string_agg(slug, ', ' order by slug) into names from public.posts where not isfinite(published_at);
  if names is not null then
    raise exception 'These posts have "infinity" as published_at, which is not a date: %. Give them a date, then run the migrations again.', names;
  end if;
end;
$$;

alter table public.posts
  alter column id set not null,
  alter column slug set not null,
  alter column published_at set not null,
  alter column excerpt set not null,
  alter column content set not null,
  alter column is_published set not null,
  alter column updated_at set not null;
alter table public.contact_messages
  alter column id set not null,
  alter column created_at set not null,
  alter column submission_key set not null,
  alter column name set not null,
  alter column email set not null,
  alter column subject set not null,
  alter column message set not null;

-- Adds a primary key or a unique constraint where the column has no unique index yet.
do $$
declare
  wanted record;
begin
  for wanted in select * from (values
    ('posts', 'id', true), ('posts', 'slug', false),
    ('contact_messages', 'id', true), ('contact_messages', 'submission_key', false)
  ) as keys (table_name, column_name, is_primary)
  loop
    continue when exists (
      select from pg_index join pg_attribute on attrelid = indrelid and attnum = indkey[0]
        where indrelid = format('public.%I', wanted.table_name)::regclass
          and attname = wanted.column_name and indnkeyatts = 1
          and indisunique and indimmediate and indpred is null and indexprs is null);
    execute format('alter table public.%I add %s (%I)', wanted.table_name,
      case when wanted.is_primary and not exists (
        select from pg_index
          where indrelid = format('public.%I', wanted.table_name)::regclass and indisprimary)
      then 'primary key' else 'unique' end,
      wanted.column_name);
  end loop;
end;
$$;

do $$
declare
  rule record;
  names text;
begin
  for rule in select * from (values
    ('posts', 'posts_slug_check', 'slug',
      $rule$slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(slug) <= 120$rule$),
    ('posts', 'posts_image_url_check', 'slug', 'char_length(image_url) <= 500'),
    ('posts', 'posts_image_alt_check', 'slug', 'char_length(image_alt) <= 200'),
    ('posts', 'posts_excerpt_check', 'slug', 'char_length(excerpt) <= 500'),
    ('posts', 'posts_meta_description_check', 'slug', 'char_length(meta_description) <= 300'),
    -- Pages format the date; "infinity" cannot be formatted.
    ('posts', 'published_at_is_a_date', 'slug', 'isfinite(published_at)'),
    -- A page sanitizes and shows the whole text: 200 kB are some 30,000 words.
    ('posts', 'posts_content_check', 'slug', 'octet_length(content) <= 200000'),
    ('contact_messages', 'contact_messages_name_check', 'id', 'char_length(name) between 1 and 100'),
    ('contact_messages', 'contact_messages_email_check', 'id',
      $rule$char_length(email) between 3 and 254 and email ~ '^[^@\s]+@[^@\s]+$'$rule$),
    ('contact_messages', 'contact_messages_subject_check', 'id', 'char_length(subject) between 1 and 150'),
    ('contact_messages', 'contact_messages_message_check', 'id', 'char_length(message) between 1 and 5000'),
    ('contact_messages', 'contact_messages_sender_volume_check', 'id',
      $rule$sender_volume in ('first', 'some', 'many')$rule$),
    ('contact_messages', 'contact_messages_status_check', 'id', $rule$status in ('new', 'answered', 'spam')$rule$),
    ('contact_messages', 'contact_messages_note_check', 'id', 'char_length(note) <= 5000')
  ) as rules (table_name, rule_name, name_column, condition)
  loop
    execute format('select string_agg(%I::text, '', '') from (
      select %1$I from public.%I where not (%s) order by 1 limit 20) as broken',
      rule.name_column, rule.table_name, rule.condition) into names;
    execute format('alter table public.%I drop constraint if exists %I', rule.table_name, rule.rule_name);
    execute format('alter table public.%I add constraint %I check (%s)%s', rule.table_name,
      rule.rule_name, rule.condition, case when names is not null then ' not valid' end);
    if names is not null then
      raise warning 'Old rows of % violate the check constraint % and stay as they are (% %).',
        rule.table_name, rule.rule_name, rule.name_column, names;
    end if;
  end loop;
end;
$$;

-- Sorts the list of posts, newest first. The id breaks ties, so that two pages never show the same post.
create index if not exists posts_newest_first on public.posts (published_at desc, id desc) where is_published;
create index if not exists contact_messages_by_age on public.contact_messages (created_at);
create index if not exists contact_messages_by_email on public.contact_messages (lower(email));
create index if not exists contact_messages_not_held on public.contact_messages (created_at) where not held;
create index if not exists contact_messages_held on public.contact_messages (created_at) where held;
create index if not exists contact_messages_not_notified on public.contact_messages (created_at, id)
  where notified_at is null and not held;
create index if not exists contact_messages_by_status on public.contact_messages (status, created_at);

-- A published post is readable only if it can have a page: an adopted table can hold slugs that are no URL of this site and
-- dates that JavaScript cannot read. When the site itself left such rows out, they remained as gaps in the pages of the
-- list, in the feeds and between neighbours. Postgres has dates before Christ, and -infinity.
create or replace function private.has_page(slug text, published_at timestamptz) returns boolean
language sql immutable set search_path = '' as $$
  select slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(slug) <= 120
    and published_at >= timestamptz '0001-01-01 00:00:00Z';
$$;
-- The policy calls it; its schema stays closed to these roles.
revoke all on function private.has_page from public;
grant execute on function private.has_page to anon, authenticated;

-- All policies of both tables in this one transaction, because it dropped those that were there.
alter table public.posts enable row level security;
alter table public.contact_messages enable row level security;

create policy "published posts are public" on public.posts
  for select to anon, authenticated
  using (is_published = true and published_at <= now() and private.has_page(slug, published_at));
create policy "the studio reads every post" on public.posts
  for select to studio_editor, studio_owner using ((select private.studio_person()) is not null);

create policy "anyone may send a message" on public.contact_messages
  for insert to anon, authenticated with check (true);
create policy "the owner reads messages" on public.contact_messages
  for select to studio_owner using ((select private.studio_person()) is not null);
create policy "the owner deletes messages" on public.contact_messages
  for delete to studio_owner using ((select private.studio_person()) is not null);

-- A hosted project may grant everything on new tables by default, and an owner may have granted more on old ones.
revoke all on public.posts, public.contact_messages from public, anon, authenticated;
grant select on public.posts to anon, authenticated, studio_editor, studio_owner;
grant insert (name, email, subject, message, submission_key, sender_volume)
  on public.contact_messages to anon, authenticated;
grant select, delete on public.contact_messages to studio_owner;
grant all on public.posts, public.contact_messages to service_role;

-- Inserting into an identity column needs no privilege on its sequence; with one, the public roles could skip numbers
-- or restart at 1.
revoke all on all sequences in schema public from anon, authenticated;

update private.schema_version set version = '20261126020200';
