create table vault.secrets (
  id uuid primary key default gen_random_uuid(),
  name text unique,
  secret text not null
);

create view vault.decrypted_secrets as
  select id, name, secret, secret as decrypted_secret from vault.secrets;

create function vault.create_secret(new_secret text, new_name text) returns uuid
language sql as $$
  insert into vault.secrets (name, secret) values (new_name, new_secret) returning id;
$$;

grant usage on schema vault to postgres;
grant all on all tables in schema vault to postgres;
