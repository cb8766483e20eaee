-- Jobs that the database runs by itself. `supabase db push` prints no warning of a migration, so a job that does not run
-- is reported by missing_jobs(), which the site and the studio show.

-- pg_net itself belongs in the schema of the extensions. It cannot be moved, only created anew, which deletes the requests
-- that wait and the log of responses: where there are any, it stays.
do $$
declare
  net_schema constant name := (
    select nspname from pg_extension join pg_namespace on pg_namespace.oid = extnamespace where extname = 'pg_net');
  is_in_use boolean;
begin
  if to_regnamespace('extensions') is null
    or not exists (select from pg_available_extensions where name = 'pg_net') then
    return;
  end if;
  if net_schema = 'public' then
    execute 'select exists (select from net.http_request_queue) or exists (select from net._http_response)'
      into is_in_use;
    if is_in_use then
      return;
    end if;
    drop extension pg_net;
  end if;
  create extension if not exists pg_net with schema extensions;
exception when others then
  -- Where it is, it works as well.
  raise warning 'moving pg_net: %', sqlerrm;
end;
$$;

create table if not exists private.jobs (
  name text primary key,
  -- As pg_cron writes it.
  schedule text not null,
  command text not null,
  -- After which time without a run it counts as missing.
  late_after interval not null,
  -- Whoever called the function: pg_cron, the embedded backend, or the owner. Null for a job that was never scheduled.
  ran_at timestamptz,
  -- Why pg_cron did not accept it.
  problem text
);
alter table private.jobs enable row level security;
revoke all on private.jobs from public;

insert into private.jobs (name, schedule, command, late_after) values
  ('announce-due-posts', '30 seconds', 'select private.announce_due_posts()', '10 minutes'),
  ('delete-old-messages', '17 3 * * *', 'select public.delete_old_messages()', '2 days'),
  ('purge-deleted-posts', '47 3 * * *', 'select public.purge_deleted_posts()', '2 days')
on conflict (name) do update set
  schedule = excluded.schedule, command = excluded.command, late_after = excluded.late_after;

create or replace function private.note_job_run(job text) returns void
language sql set search_path = '' as $$
  update private.jobs set ran_at = now() where name = job;
$$;

-- Schedules every job with pg_cron where that is available, and keeps the reason where it fails. For the owner too, after
-- pg_cron was enabled: select private.schedule_jobs();
create or replace function private.schedule_jobs() returns void
language plpgsql set search_path = '' as $$
declare
  job private.jobs;
  knows_seconds boolean;
begin
  if not exists (select from pg_available_extensions where name = 'pg_cron') then
    return;
  end if;
  begin
    create extension if not exists pg_cron;
  exception when others then
    -- For example installed, but not in shared_preload_libraries.
    update private.jobs set problem = sqlerrm;
    return;
  end;
  select string_to_array(extversion, '.')::integer[] >= '{1,5}' into knows_seconds
    from pg_extension where extname = 'pg_cron';
  for job in select * from private.jobs loop
    begin
      execute 'select cron.schedule($1, $2, $3)' using job.name,
        case when knows_seconds then job.schedule else replace(job.schedule, '30 seconds', '* * * * *') end,
        job.command;
      -- Its first run is waited for as for any other.
      update private.jobs set problem = null, ran_at = coalesce(ran_at, now()) where name = job.name;
    exception when others then
      update private.jobs set problem = sqlerrm where name = job.name;
    end;
  end loop;
end;
$$;

-- The jobs that did not run for longer than they may, with the reason: the extension is not enabled (`extension`), the job
-- is not scheduled or not active (`schedule`), or it is, and does not run (`run`). Where requests to the site are set up,
-- also `announce-changes`, when pg_net is not enabled.
create or replace function public.missing_jobs() returns table (job text, reason text)
language plpgsql stable security definer set search_path = '' as $$
declare
  has_cron constant boolean := to_regclass('cron.job') is not null;
  scheduled text[] := array[]::text[];
  announces boolean := false;
begin
  if has_cron then
    execute 'select coalesce(array_agg(jobname::text), ''{}'') from cron.job where active' into scheduled;
  end if;
  if to_regclass('vault.secrets') is not null and to_regnamespace('net') is null then
    execute 'select exists (select from vault.secrets where name = ''revalidate_url'')' into announces;
  end if;
  return query
    select jobs.name, case
        when not has_cron then 'extension'
        when jobs.name <> all (scheduled) then 'schedule'
        else 'run'
      end
    from private.jobs
    where coalesce(
      now() - greatest(
        case jobs.name when 'announce-due-posts' then (select announced_until from private.due_posts)
          else jobs.ran_at end,
        -- A database that was off for a week starts with every job late.
        case when jobs.late_after < interval '1 hour' then pg_postmaster_start_time() end
      ) > jobs.late_after, true)
    union all
    select 'announce-changes', 'extension' where announces
    order by 1;
end;
$$;

create or replace function public.delete_old_messages() returns integer
language sql security definer set search_path = '' as $$
  select private.note_job_run('delete-old-messages');
  with deleted as (
    delete from public.contact_messages
    where created_at < now() - interval '12 months' + interval '1 day'
    returning id)
  select count(*)::integer from deleted;
$$;

create or replace function public.purge_deleted_posts() returns integer
language plpgsql security definer set search_path = '' as $$
declare
  purged integer;
begin
  perform private.note_job_run('purge-deleted-posts');
  delete from private.deleted_posts where deleted_at < now() - interval '30 days';
  get diagnostics purged = row_count;
  delete from public.post_versions as version where
    not exists (select from public.posts where id = version.post_id)
    and not exists (select from private.deleted_posts where post ->> 'id' = version.post_id::text);
  delete from private.post_presence where seen_at < now() - interval '1 day';
  return purged;
end;
$$;

revoke all on function private.note_job_run(text), private.schedule_jobs() from public;
revoke all on function public.missing_jobs() from public, anon, authenticated;
grant execute on function public.missing_jobs() to anon, studio_editor, studio_owner, service_role;

select private.schedule_jobs();

update private.schema_version set version = '20261126010300';
