-- The worker process that takes all work first; the others help with what has waited. One row. lease_until is null where the
-- holder has left it.
create table worker_lead (
  name text primary key check (name = 'engine'),
  holder uuid not null,
  lease_until timestamptz
);
