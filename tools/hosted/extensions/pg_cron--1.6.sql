create schema cron;

create table cron.job (
  jobid bigint generated always as identity primary key,
  schedule text not null,
  command text not null,
  nodename text not null default 'localhost',
  nodeport integer not null default inet_server_port(),
  database text not null default current_database(),
  username text not null default current_user,
  active boolean not null default true,
  jobname name,
  unique (jobname, username)
);
alter table cron.job enable row level security;
create policy cron_job_policy on cron.job using (username = current_user);

create function cron.schedule(job_name text, schedule text, command text) returns bigint
language sql security definer as $$
  insert into cron.job (jobname, schedule, command, username)
    values (job_name, schedule, command, session_user)
    on conflict (jobname, username) do update set schedule = excluded.schedule, command = excluded.command
    returning jobid;
$$;

-- The event trigger of a hosted project does the same.
grant usage on schema cron to postgres with grant option;
grant select on cron.job to postgres with grant option;
