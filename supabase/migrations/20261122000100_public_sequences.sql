-- A hosted project gives its public roles every sequence of this schema. Numbering messages needs no
-- right of theirs; with it they could skip numbers or begin anew.
revoke all on all sequences in schema public from anon, authenticated;

update private.schema_version set version = '20261122000100';
