-- pg_net in the schema public, with a request that waits; pg_cron accepts no job.
create extension pg_net with schema public;
insert into net.http_request_queue (method, url, timeout_milliseconds) values ('POST', 'https://www.example.nl/', 5000);

create extension pg_cron;
create or replace function cron.schedule(job_name text, schedule text, command text) returns bigint
language plpgsql as $$
begin
  raise exception 'no job is accepted';
end;
$$;
