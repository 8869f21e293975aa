-- Filters of the order list that a member of staff keeps by name (OPS-09.10).
create table staff_view (
  id uuid primary key,
  staff_id uuid not null references staff (id) on delete cascade,
  name text not null check (length(name) between 1 and 40),
  -- JSON of the filter.
  filter text not null,
  saved_at timestamptz not null,
  unique (staff_id, name)
);
