-- Partners that belong to an account, whose owner manages their keys; and how much each key is used.

alter table partner add column account_id uuid references account (id);
create unique index partner_account on partner (account_id) where account_id is not null;

create table partner_usage (
  key_id uuid not null references partner_key (id),
  day date not null,
  -- A method of the protocol; 'unknown' for whatever is none.
  method text not null check (length(method) between 1 and 100),
  outcome text not null check (outcome in ('answered', 'refused', 'limited', 'failed')),
  requests bigint not null check (requests > 0),
  primary key (key_id, day, method, outcome)
);
create index partner_usage_day on partner_usage (day);
