-- Whether an invitation's link was mailed (OPS-05.11); null: the operator's command printed it.
alter table staff_invitation
  add column mail_state text check (mail_state in ('waiting', 'sent', 'failed')),
  add column mailed_at timestamptz;
