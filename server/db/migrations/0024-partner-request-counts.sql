-- Requests of partners' keys in the second that was last asked for, counted for all web processes together. Unlogged: after a
-- crash of the server it is empty, and every key has its whole second again.

create unlogged table partner_request_count (
  key_id uuid primary key references partner_key (id),
  -- Since 1970, by this server's clock.
  second bigint not null,
  -- Handed out to processes in this second.
  used integer not null check (used >= 0),
  -- Of these, to the process that asked last.
  granted integer not null check (granted between 0 and used)
) with (fillfactor = 50);
