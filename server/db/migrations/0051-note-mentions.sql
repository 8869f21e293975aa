-- Members whom notes about orders mention (OPS-09.14). The note itself is an entry of the audit log.
create table note_mention (
  id uuid primary key,
  staff_id uuid not null references staff (id) on delete cascade,
  order_id uuid not null references orders (id) on delete cascade,
  author_id uuid not null references staff (id) on delete cascade,
  noted_at timestamptz not null,
  -- When the member first opened the order after that.
  seen_at timestamptz
);
create index note_mention_of_member on note_mention (staff_id, noted_at);
create index note_mention_noted on note_mention (noted_at);
