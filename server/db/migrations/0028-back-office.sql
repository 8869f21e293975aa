-- Staff of the back office, what they propose and approve, and the log of what they did.

create table staff (
  id uuid primary key,
  email text not null,
  -- The address without a tag: one mailbox is one person.
  mailbox text not null,
  name text not null,
  role text not null check (role in (
    'viewer', 'support', 'compliance', 'treasury', 'finance', 'content', 'administrator'
  )),
  state text not null check (state in ('invited', 'active', 'removed')),
  password_hash text,
  -- Sealed with a key of the operator's.
  totp_secret text,
  totp_last_step bigint,
  created_at timestamptz not null,
  joined_at timestamptz,
  removed_at timestamptz,
  check (state <> 'active' or (password_hash is not null and totp_secret is not null))
);
create unique index staff_email on staff (email) where state <> 'removed';
create unique index staff_mailbox on staff (mailbox) where state <> 'removed';

create trigger staff_state before update of state on staff for each row
  when (old.state is distinct from new.state and old.state || '>' || new.state <> all (array[
      'invited>active', 'invited>removed', 'active>invited', 'active>removed'
  ]))
  execute function refuse_state_change('state');

create table staff_invitation (
  token_hash text primary key,
  staff_id uuid not null references staff (id),
  created_at timestamptz not null,
  ends_at timestamptz not null,
  used_at timestamptz
);
create index staff_invitation_of on staff_invitation (staff_id);

create table staff_session (
  id uuid primary key,
  staff_id uuid not null references staff (id),
  token_hash text not null unique,
  created_at timestamptz not null,
  seen_at timestamptz not null,
  ends_at timestamptz not null,
  proven_at timestamptz not null,
  device text not null,
  network text
);
create index staff_session_of on staff_session (staff_id);

create table proposal (
  id uuid primary key,
  kind text not null,
  -- What it is about, as in the audit log: order:CODE, staff:ID.
  subject text not null,
  -- JSON, byte for byte what is executed.
  intent text not null,
  intent_hash text not null,
  reason text not null,
  state text not null,
  proposed_by uuid not null references staff (id),
  proposed_at timestamptz not null,
  ends_at timestamptz not null,
  decided_by uuid references staff (id),
  decided_at timestamptz,
  outcome text,
  -- Nobody approves what he proposed himself; without four eyes (FOUR_EYES=off) nobody approves.
  check (decided_by is null or decided_by <> proposed_by or state in ('withdrawn', 'expired'))
);
create index proposal_waiting on proposal (ends_at) where state = 'waiting';
create index proposal_about on proposal (subject, proposed_at);

create trigger proposal_state before update of state on proposal for each row
  when (old.state is distinct from new.state and old.state || '>' || new.state <> all (array[
      'waiting>approved', 'waiting>refused', 'waiting>withdrawn', 'waiting>expired', 'approved>executed',
      'approved>failed'
  ]))
  execute function refuse_state_change('state');

create function refuse_intent_change() returns trigger language plpgsql as $$
begin
  raise exception 'proposal %: what was proposed cannot be changed', old.id using errcode = 'check_violation';
end
$$;
create trigger proposal_intent before update of kind, subject, intent, intent_hash, proposed_by, ends_at on proposal
  for each row execute function refuse_intent_change();

create table audit_entry (
  -- YYYY-MM-DD, UTC.
  day text not null check (day ~ '^\d{4}-\d\d-\d\d$'),
  number integer not null check (number > 0),
  at timestamptz not null,
  -- Null: the operator at the machine, by a command.
  staff_id uuid,
  actor text not null,
  action text not null,
  subject text not null,
  network text,
  before text,
  after text,
  previous_hash text not null,
  hash text not null unique,
  primary key (day, number)
);
create index audit_entry_about on audit_entry (subject, day, number);
create index audit_entry_of on audit_entry (staff_id, day, number);

create function refuse_audit_change() returns trigger language plpgsql as $$
begin
  raise exception 'The audit log only grows: % is refused', tg_op using errcode = 'insufficient_privilege';
end
$$;
create trigger audit_entry_only_grows before update or delete on audit_entry
  for each row execute function refuse_audit_change();
create trigger audit_entry_is_not_emptied before truncate on audit_entry
  for each statement execute function refuse_audit_change();

-- The last entry of the log: writers wait for each other here, so that the chain has no branches.
create table audit_head (
  id integer primary key check (id = 1),
  day text not null,
  number integer not null,
  hash text not null
);
insert into audit_head (id, day, number, hash) values (1, '', 0, repeat('0', 64));
