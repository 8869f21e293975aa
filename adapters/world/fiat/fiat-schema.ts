/**
 * The tables of the sandbox's fiat providers. `expires_at` is the product's time, which can be moved on; the others are
 * the world's. A message stays in its table until it was taken or given up.
 */
export const FIAT_SCHEMA = `
CREATE TABLE IF NOT EXISTS fiat_orders (
  id TEXT PRIMARY KEY,
  provider TEXT NOT NULL,
  provider_name TEXT NOT NULL,
  reference TEXT NOT NULL,
  side TEXT NOT NULL CHECK (side IN ('buy', 'sell')),
  fiat TEXT NOT NULL,
  coin TEXT NOT NULL,
  network TEXT NOT NULL,
  amount_from TEXT NOT NULL,
  amount_to TEXT NOT NULL,
  fee TEXT NOT NULL,
  method TEXT,
  methods TEXT NOT NULL,
  address TEXT NOT NULL,
  extra_id TEXT,
  return_url TEXT NOT NULL,
  page_url TEXT NOT NULL,
  state TEXT NOT NULL CHECK (state IN
    ('waiting', 'paid', 'sending', 'ended', 'declined', 'expired', 'refunded', 'charged_back')),
  reason TEXT,
  tx_id TEXT,
  pay_in TEXT,
  sends_after INTEGER NOT NULL,
  decides_at INTEGER,
  sends_at INTEGER,
  expires_at INTEGER NOT NULL,
  created_at INTEGER NOT NULL,
  UNIQUE (provider, reference)
) STRICT;
CREATE INDEX IF NOT EXISTS fiat_orders_open ON fiat_orders (state)
  WHERE state IN ('waiting', 'paid', 'sending');

CREATE TABLE IF NOT EXISTS fiat_messages (
  sequence INTEGER PRIMARY KEY AUTOINCREMENT,
  message_id TEXT NOT NULL,
  provider TEXT NOT NULL,
  body TEXT NOT NULL,
  -- Of a message that is sent again: as it was, byte by byte.
  signed TEXT,
  attempts INTEGER NOT NULL,
  due_at INTEGER NOT NULL
) STRICT;

CREATE TABLE IF NOT EXISTS fiat_couriers (
  provider TEXT PRIMARY KEY,
  mishap TEXT CHECK (mishap IN ('lose', 'repeat', 'delay')),
  last_sent TEXT
) STRICT;
`
