import { affiliateSettings } from './affiliate-settings.ts'
import { backofficeSettings } from './backoffice-settings.ts'
import { complianceSettings } from './compliance-settings.ts'
import { fiatSettings } from './fiat-settings.ts'
import { nodeSettings } from './node-settings.ts'
import {
  appSecrets,
  hosts,
  namedCounts,
  namedCurrencies,
  namedTexts,
  namedUrls,
  names,
} from './setting-lists.ts'
import { oneOf, optionalUrl, otherwise, secret, text, whole, yesOrNo } from './setting-readers.ts'
import { signerSettings } from './signer-settings.ts'
import { brandSettings, siteSettings } from './site-settings.ts'
import { socialSettings } from './social-settings.ts'

const PORTS = { least: 0, most: 65_535 }

/** Every setting, once: its name, what it is for, what is expected, and what holds where it is absent. */
export const settings = {
  PORT: whole(3000, PORTS, 'Port of the site and the API'),
  HOST: text('127.0.0.1', 'Address to listen on; `0.0.0.0` for all interfaces'),
  DATA_DIR: text(
    './data',
    'Folder for the embedded database, the sandbox world and the signer’s journal',
  ),
  CONTENT_DIR: otherwise(
    '`content` in `DATA_DIR`',
    text('', 'Folder with your own texts and facts ([guide](docs/guides/content.md))'),
  ),
  DATABASE_URL: otherwise(
    'embedded database',
    optionalUrl(
      'PostgreSQL server; add `?pgbouncer=true` behind a pooler in transaction mode ([guide](docs/guides/deploying.md#behind-pgbouncer))',
      ['postgres:', 'postgresql:'],
    ),
  ),
  DATABASE_CONNECTIONS: whole(
    20,
    { least: 2, most: 500 },
    'Maximum number of connections to the PostgreSQL server, per process',
  ),
  PUBLIC_URL: otherwise(
    'host and port',
    optionalUrl('Public URL of the site', ['http:', 'https:']),
  ),
  API_URL: optionalUrl('Public URL of the partner API, if it has a host of its own', [
    'http:',
    'https:',
  ]),
  COOKIE_DOMAIN: text('', 'Cookie domain, if not just the host. Not used yet'),
  ROLE: oneOf(['all', 'web', 'worker'], 'What this process does'),
  WORKER_PORT: whole(0, PORTS, 'Port of a worker’s `/healthz`, `/readyz` and `/metrics`; 0: none'),
  WORLD: oneOf(
    ['play', 'real'],
    'Play money or real money ([requirements](docs/guides/real-money.md))',
  ),
  LOG_LEVEL: oneOf(
    ['info', 'trace', 'debug', 'warn', 'error', 'fatal', 'silent'],
    'Log level. Logs go to standard error as JSON lines',
  ),
  TRUST_PROXY: yesOrNo(
    false,
    'Trust `X-Forwarded-*` headers; set to `true` only behind your own proxy',
  ),
  COUNTRY_HEADER: text(
    '',
    'Header in which your proxy sends the visitor’s country (`cf-ipcountry`); requires `TRUST_PROXY`',
  ),
  ANALYTICS_URL: optionalUrl(
    'Endpoint that receives page events in batches; without it, events are only counted',
    ['http:', 'https:'],
  ),
  ...brandSettings,
  SUPPORT_EMAIL: text(
    '',
    'Support email address shown on order pages and in emails. Required for real money',
  ),
  SECRET_KEY: otherwise(
    'generated and stored in `DATA_DIR`',
    secret('Signs quotes and derives order secrets; must be the same in every process', 32),
  ),
  OTEL_EXPORTER_OTLP_ENDPOINT: optionalUrl(
    'OpenTelemetry collector that receives a trace of each order: `http://127.0.0.1:4318` ([guide](docs/guides/traces.md))',
    ['http:', 'https:'],
  ),
  OTEL_EXPORTER_OTLP_HEADERS: secret('Headers for the collector: `authorization=Basic%20…`', 3),
  OPERATOR_TOKEN: secret(
    'Gives access to metrics and the sandbox controls from other machines',
    24,
  ),
  WORKERS: whole(
    0,
    { least: 0, most: 64 },
    'Number of workers for each kind of work, and eight times as many for payouts and refunds; 0: four',
  ),
  PAYMENTS_PER_TRANSACTION: whole(
    20,
    { least: 1, most: 32 },
    'Maximum number of payouts and refunds that share one transaction on chains like Bitcoin’s; 1: each has its own',
  ),
  PAYMENTS_WAIT_MILLISECONDS: whole(
    250,
    { least: 0, most: 10_000 },
    'How long a payout or refund waits for others to share its transaction with; 0: it doesn’t',
  ),
  RATE_LIMITS: yesOrNo(
    true,
    'Rate-limit requests per client (never from this machine in a sandbox)',
  ),
  CONNECTIONS_PER_ADDRESS: whole(
    256,
    { least: 0, most: 65_535 },
    'Maximum open connections per client address, without `TRUST_PROXY`; 0: no limit',
  ),
  FEE_SERVICE_BPS: whole(25, { least: 0, most: 5000 }, 'Exchange fee in hundredths of a percent'),
  FLOAT_SPREAD_BPS: whole(
    10,
    { least: 0, most: 5000 },
    'Spread of floating rates in hundredths of a percent',
  ),
  FIXED_SPREAD_BPS: whole(
    60,
    { least: 0, most: 5000 },
    'Spread of guaranteed rates in hundredths of a percent',
  ),
  PARTNER_SHARE_BPS: whole(0, { least: 0, most: 10_000 }, 'Partners’ share of our fee, in 0.01 %'),
  PARTNER_COMMISSION_MAX_BPS: whole(
    500,
    { least: 0, most: 5000 },
    'Maximum commission that partners can add, in 0.01 %',
  ),
  ...siteSettings,
  BLOCK_MILLISECONDS: whole(
    1500,
    { least: 50, most: 600_000 },
    'Time between sandbox blocks in milliseconds',
  ),
  ...nodeSettings,
  TOKEN_CONTRACTS: namedTexts(
    'Token contracts on development nodes. Contracts on real networks are built in',
    {
      expected: 'usdt20=0x…',
      isRight: (given) => /^0x[0-9a-fA-F]{40}$/.test(given),
    },
  ),
  TOKENS: {
    ...otherwise(
      '`usdt20,usdc`',
      names(
        'Tokens offered with real money on networks that have a node. Each one needs a payout ceiling',
        'usdt20,usdc',
      ),
    ),
    absent: ['usdt20', 'usdc'],
  },
  WALLET_PUBLIC_KEYS: otherwise(
    'from the seed',
    namedTexts(
      'Account public key for each network, if this process has no seed (`npm run keystore -- check` prints them)',
      {
        expected: 'litecoin=xpub…',
        isRight: (given) => /^[1-9A-HJ-NP-Za-km-z]{100,120}$/.test(given),
      },
    ),
  ),
  WALLET_BIRTHDAYS: otherwise(
    'block 0',
    namedTexts('Block for each network before which its wallet received no payments', {
      expected: 'bitcoin=870000',
      isRight: (given) => /^\d{1,9}$/.test(given),
    }),
  ),
  RATE_SOURCES: names(
    'Exchanges used as price sources with real money, ideally three',
    'kraken,binance,coinbase',
  ),
  RATE_QUORUMS: otherwise(
    'two',
    namedCounts('Coins for which a number of exchanges other than two must agree'),
  ),
  LIQUIDITY_VENUE: oneOf(
    ['none', 'kraken', 'binance'],
    'Exchange used for hedging with real money; with play money, the sandbox',
  ),
  LIQUIDITY_KEY: secret('API key at `LIQUIDITY_VENUE`; must allow trading but not withdrawals', 8),
  LIQUIDITY_SECRET: secret('API secret at `LIQUIDITY_VENUE`', 8),
  EXCHANGE_URLS: otherwise('built in', namedUrls('API URLs of exchanges, to replace their own')),
  EXCHANGE_COINS: otherwise('code in capitals', namedCurrencies('Name of a coin at exchanges')),
  ...affiliateSettings,
  ...complianceSettings,
  ...backofficeSettings,
  ENS_RPC_URL: optionalUrl(
    'Ethereum node used to resolve ENS names ([names](docs/guides/names.md))',
    ['http:', 'https:'],
  ),
  ENS_GATEWAYS: hosts('Hosts allowed for resolving off-chain ENS names'),
  UNSTOPPABLE_KEY: secret('Unstoppable Domains API key', 8),
  UNSTOPPABLE_URL: otherwise(
    'built in',
    optionalUrl('Unstoppable Domains resolution service URL, to replace the default', [
      'http:',
      'https:',
    ]),
  ),
  FUNDS_REQUEST_URL: optionalUrl('URL of the wallet provider that receives payment requests', [
    'http:',
    'https:',
  ]),
  FUNDS_REQUEST_SECRET: secret('Signs payment requests', 16),
  FUNDS_REQUEST_NAMES: names(
    'Endings of names whose owners have a wallet at that provider',
    'wallet,x',
  ),
  ...fiatSettings,
  SMTP_URL: otherwise(
    'sandbox',
    optionalUrl('Mail server, with real money: `smtp://user:password@host:587`', [
      'smtp:',
      'smtps:',
    ]),
  ),
  MAIL_FROM: text('', 'Sender of emails: `Causeway <no-reply@example.com>`'),
  ...socialSettings,
  APP_CLIENTS: appSecrets(
    'Mobile apps that may get access tokens, with their secrets ([guide](docs/guides/mobile-apps.md))',
  ),
  ...signerSettings,
  COLD_ADDRESSES: otherwise(
    'no cold storage',
    text(
      '',
      'Cold storage for each coin, the same in every process, with the memo after a slash if there is one: `btc=bc1q…, xrp=r…/12345` ([guide](docs/guides/back-office.md#cold-storage))',
    ),
  ),
  HAND_PAYOUT_LIMITS: otherwise(
    'no payouts by hand; with play money, no limit',
    text(
      '',
      'Maximum of payouts by hand for each coin on one day (UTC), the same in every process: `btc=0.1, eth=2` ([guide](docs/guides/back-office.md#payouts-by-hand))',
    ),
  ),
  PAYOUT_CEILINGS: text('', 'Maximum payout per order/hour/day: `btc=0.5/2/10, eth=5/20/90`'),
} as const
