-- These two lacked what every other table has. No role of the API could read them, since none can use the schema.

alter table private.former_slugs enable row level security;
alter table private.due_posts enable row level security;

update private.schema_version set version = '20261127010100';
