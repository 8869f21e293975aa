-- What each process has counted of callers who use much of a rate limit, so that a limit holds for all processes together.
-- caller: keyed hash of limit and address. A row of a process that died counts until ends_at. Worth nothing after a crash
-- of the server, therefore unlogged.
create unlogged table request_count (
  caller bytea not null,
  process uuid not null,
  count integer not null check (count > 0),
  ends_at timestamptz not null,
  primary key (caller, process)
);

create index request_count_ended on request_count (ends_at);
