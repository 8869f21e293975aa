/**
 * The sandbox world's tables. Sums of money are decimal text. A transaction without a height waits in the mempool.
 * Blocks are not stored: a block is its height and the branch it belongs to (`block-hash.ts`).
 */
export const SCHEMA = `
CREATE TABLE IF NOT EXISTS facts (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT;

CREATE TABLE IF NOT EXISTS counters (name TEXT PRIMARY KEY, value INTEGER NOT NULL) STRICT;

CREATE TABLE IF NOT EXISTS networks (
  network TEXT PRIMARY KEY,
  height INTEGER NOT NULL,
  last_block_at INTEGER NOT NULL
) STRICT;

CREATE TABLE IF NOT EXISTS branches (
  network TEXT NOT NULL,
  branch INTEGER NOT NULL,
  from_height INTEGER NOT NULL,
  PRIMARY KEY (network, branch)
) STRICT;

CREATE TABLE IF NOT EXISTS transactions (
  sequence INTEGER PRIMARY KEY AUTOINCREMENT,
  network TEXT NOT NULL,
  tx_id TEXT NOT NULL,
  style TEXT NOT NULL CHECK (style IN ('outside', 'nonce', 'inputs')),
  sender TEXT,
  nonce TEXT,
  fee_asset TEXT NOT NULL,
  fee_units TEXT NOT NULL,
  height INTEGER,
  UNIQUE (network, tx_id)
) STRICT;
CREATE INDEX IF NOT EXISTS transactions_by_height ON transactions (network, height);
CREATE INDEX IF NOT EXISTS transactions_by_sender ON transactions (network, sender, nonce);

CREATE TABLE IF NOT EXISTS payments (
  network TEXT NOT NULL,
  tx_id TEXT NOT NULL,
  output_index INTEGER NOT NULL,
  address TEXT NOT NULL,
  extra_id TEXT,
  asset TEXT NOT NULL,
  units TEXT NOT NULL,
  spent_by TEXT,
  PRIMARY KEY (network, tx_id, output_index)
) STRICT;
CREATE INDEX IF NOT EXISTS payments_by_address ON payments (address, network);
CREATE INDEX IF NOT EXISTS payments_by_spender ON payments (network, spent_by);

CREATE TABLE IF NOT EXISTS accounts (
  network TEXT NOT NULL,
  address TEXT NOT NULL,
  next_nonce TEXT NOT NULL,
  PRIMARY KEY (network, address)
) STRICT;

CREATE TABLE IF NOT EXISTS balances (
  network TEXT NOT NULL,
  address TEXT NOT NULL,
  asset TEXT NOT NULL,
  units TEXT NOT NULL,
  PRIMARY KEY (network, address, asset)
) STRICT;

CREATE TABLE IF NOT EXISTS watched (
  network TEXT NOT NULL,
  address TEXT NOT NULL,
  PRIMARY KEY (network, address)
) STRICT;

-- Counts what happens on each network, so that one question tells which have anything to see.
CREATE TABLE IF NOT EXISTS pulses (network TEXT PRIMARY KEY, beats INTEGER NOT NULL) STRICT;
CREATE TRIGGER IF NOT EXISTS pulse_of_insert AFTER INSERT ON transactions
  BEGIN UPDATE pulses SET beats = beats + 1 WHERE network = NEW.network; END;
CREATE TRIGGER IF NOT EXISTS pulse_of_update AFTER UPDATE ON transactions
  BEGIN UPDATE pulses SET beats = beats + 1 WHERE network = NEW.network; END;
CREATE TRIGGER IF NOT EXISTS pulse_of_delete AFTER DELETE ON transactions
  BEGIN UPDATE pulses SET beats = beats + 1 WHERE network = OLD.network; END;
CREATE TRIGGER IF NOT EXISTS pulse_of_branch AFTER INSERT ON branches
  BEGIN UPDATE pulses SET beats = beats + 1 WHERE network = NEW.network; END;

CREATE TABLE IF NOT EXISTS modes (
  kind TEXT NOT NULL,
  provider TEXT NOT NULL,
  mode TEXT NOT NULL CHECK (mode IN ('ok', 'slow', 'silent', 'down', 'garbage')),
  PRIMARY KEY (kind, provider)
) STRICT;
CREATE TRIGGER IF NOT EXISTS pulse_of_new_mode AFTER INSERT ON modes WHEN NEW.kind = 'chains'
  BEGIN UPDATE pulses SET beats = beats + 1 WHERE network = NEW.provider; END;
CREATE TRIGGER IF NOT EXISTS pulse_of_mode AFTER UPDATE ON modes WHEN NEW.kind = 'chains'
  BEGIN UPDATE pulses SET beats = beats + 1 WHERE network = NEW.provider; END;

CREATE TABLE IF NOT EXISTS minimum_fees (network TEXT PRIMARY KEY, units TEXT NOT NULL) STRICT;

CREATE TABLE IF NOT EXISTS lost_answers (network TEXT PRIMARY KEY, remaining INTEGER NOT NULL) STRICT;

CREATE TABLE IF NOT EXISTS venue_balances (asset TEXT PRIMARY KEY, units TEXT NOT NULL) STRICT;

CREATE TABLE IF NOT EXISTS venue_orders (
  client_order_id TEXT PRIMARY KEY,
  side TEXT NOT NULL CHECK (side IN ('buy', 'sell')),
  asset TEXT NOT NULL,
  units TEXT NOT NULL,
  worst_price TEXT NOT NULL,
  state TEXT NOT NULL CHECK (state IN ('open', 'ended', 'refused')),
  filled_units TEXT NOT NULL,
  against_asset TEXT NOT NULL,
  against_units TEXT NOT NULL,
  fee_units TEXT NOT NULL,
  created_at INTEGER NOT NULL
) STRICT;

CREATE TABLE IF NOT EXISTS risks (
  subject TEXT PRIMARY KEY,
  score INTEGER NOT NULL CHECK (score BETWEEN 0 AND 100),
  is_listed INTEGER NOT NULL
) STRICT;

CREATE TABLE IF NOT EXISTS identities (
  reference TEXT PRIMARY KEY,
  status TEXT NOT NULL CHECK (status IN ('started', 'pending', 'retry', 'approved', 'refused'))
) STRICT;

CREATE TABLE IF NOT EXISTS social_grants (
  code TEXT PRIMARY KEY,
  provider TEXT NOT NULL,
  subject TEXT NOT NULL,
  email TEXT,
  is_verified INTEGER NOT NULL,
  nonce TEXT NOT NULL,
  challenge TEXT NOT NULL,
  redirect_uri TEXT NOT NULL
) STRICT;

CREATE TABLE IF NOT EXISTS mails (
  sequence INTEGER PRIMARY KEY AUTOINCREMENT,
  idempotency_key TEXT NOT NULL UNIQUE,
  recipient TEXT NOT NULL,
  subject TEXT NOT NULL,
  text TEXT NOT NULL,
  html TEXT NOT NULL,
  created_at INTEGER NOT NULL
) STRICT;

CREATE TABLE IF NOT EXISTS made_accounts (
  network TEXT NOT NULL,
  name TEXT NOT NULL,
  tx_id TEXT NOT NULL,
  owner_key TEXT NOT NULL,
  PRIMARY KEY (network, name)
) STRICT;

CREATE TABLE IF NOT EXISTS funds_requests (
  order_code TEXT PRIMARY KEY,
  payer TEXT NOT NULL,
  asset TEXT NOT NULL,
  amount TEXT NOT NULL,
  address TEXT NOT NULL,
  extra_id TEXT,
  state TEXT NOT NULL CHECK (state IN ('asked', 'paid', 'ignored')),
  created_at INTEGER NOT NULL
) STRICT;
`
