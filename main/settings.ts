import { experiments } from './experiments-setting.ts'
import { fiatSettings } from './fiat-settings.ts'
import {
  appSecrets,
  hosts,
  namedCounts,
  namedCurrencies,
  namedTexts,
  namedUrls,
  names,
} from './setting-lists.ts'
import {
  defaultPair,
  oneOf,
  optionalUrl,
  optionalWhole,
  secret,
  text,
  whole,
  yesOrNo,
} from './setting-readers.ts'

const node = (network: string) =>
  optionalUrl(`Node for ${network}, with user and password where it asks for them`, [
    'http:',
    'https:',
  ])

/** The node of each network: that of litecoin is LITECOIN_RPC_URL. */
export const nodeSettings = {
  BITCOIN_RPC_URL: node('bitcoin'),
  LITECOIN_RPC_URL: node('litecoin'),
  DOGECOIN_RPC_URL: node('dogecoin'),
  DASH_RPC_URL: node('dash'),
  BITCOINCASH_RPC_URL: node('bitcoincash'),
  ZCASH_RPC_URL: node('zcash'),
  DIGIBYTE_RPC_URL: node('digibyte'),
  RAVENCOIN_RPC_URL: node('ravencoin'),
  ETHEREUM_RPC_URL: node('ethereum'),
  ETHEREUMCLASSIC_RPC_URL: node('ethereumclassic'),
  BSC_RPC_URL: node('bsc'),
  POLYGON_RPC_URL: node('polygon'),
  RIPPLE_RPC_URL: node('ripple'),
} as const

/** Every setting, once: its name, what it is for, what is expected, and what holds where it is absent. */
export const settings = {
  PORT: whole(3000, { least: 0, most: 65_535 }, 'Port of the site and the API'),
  HOST: text('127.0.0.1', 'Address to listen on; 0.0.0.0 for every one'),
  DATA_DIR: text('./data', 'Folder of the embedded database and the sandbox world'),
  CONTENT_DIR: text('', 'Folder of your own texts and facts; absent: content in DATA_DIR'),
  DATABASE_URL: optionalUrl('PostgreSQL server; absent: embedded', ['postgres:', 'postgresql:']),
  DATABASE_CONNECTIONS: whole(20, { least: 2, most: 500 }, 'Most connections to the server'),
  PUBLIC_URL: optionalUrl('Address under which people see the site', ['http:', 'https:']),
  API_URL: optionalUrl('Address of the API, where it differs', ['http:', 'https:']),
  COOKIE_DOMAIN: text('', 'Domain of cookies, where it is not the host alone'),
  ROLE: oneOf(['all', 'web', 'worker'], 'What this process does'),
  WORLD: oneOf(['play', 'real'], 'Play money or real money'),
  LOG_LEVEL: oneOf(
    ['info', 'trace', 'debug', 'warn', 'error', 'fatal', 'silent'],
    'How much is written to the log',
  ),
  TRUST_PROXY: yesOrNo(false, 'Believe X-Forwarded-* headers: true behind your own proxy only'),
  COUNTRY_HEADER: text(
    '',
    "Header in which your proxy names the visitor's country (cf-ipcountry), with TRUST_PROXY",
  ),
  ANALYTICS_URL: optionalUrl('Takes what happened on pages, in batches; absent: only counted', [
    'http:',
    'https:',
  ]),
  BRAND_NAME: text('Causeway', 'Name of the shop'),
  SUPPORT_EMAIL: text('', 'Where customers write to; named on order pages and in mails'),
  SECRET_KEY: secret('Signs quotes and derives holder secrets; the same in every process', 32),
  OPERATOR_TOKEN: secret('Opens metrics and the sandbox controls from other machines', 24),
  WORKERS: whole(0, { least: 0, most: 64 }, 'Orders worked on at once; 0: as fits the database'),
  RATE_LIMITS: yesOrNo(true, 'Limit requests per client (never from this machine in a play world)'),
  CONNECTIONS_PER_ADDRESS: whole(
    256,
    { least: 0, most: 65_535 },
    'Open connections of one client address, without TRUST_PROXY; 0: no limit',
  ),
  FEE_SERVICE_BPS: whole(25, { least: 0, most: 5000 }, 'Service fee in hundredths of a percent'),
  FLOAT_SPREAD_BPS: whole(10, { least: 0, most: 5000 }, 'Spread of floating rates, likewise'),
  FIXED_SPREAD_BPS: whole(60, { least: 0, most: 5000 }, 'Spread of guaranteed rates, likewise'),
  DEFAULT_PAIR: defaultPair(
    { from: 'btc', to: 'eth', amount: '0.1' },
    'What the exchange form begins with',
  ),
  FLOATING_ONLY: names('Coins without guaranteed rates, by ticker'),
  EXPERIMENTS: experiments('Variants that visitors get by cookie; all get the new one otherwise'),
  KEPT_PAGES_MEGABYTES: whole(
    64,
    { least: 1, most: 65_536 },
    'Memory for pages that are the same for everybody',
  ),
  BLOCK_MILLISECONDS: whole(1500, { least: 50, most: 600_000 }, 'Time between sandbox blocks'),
  ...nodeSettings,
  TOKEN_CONTRACTS: namedTexts("Tokens of development nodes; real ones are the catalogue's", {
    expected: 'usdt20=0x…',
    isRight: (given) => /^0x[0-9a-fA-F]{40}$/.test(given),
  }),
  TOKENS: {
    ...names(
      'Tokens that a real world deals in on the networks it has nodes of; usdt20 and usdc unless said',
    ),
    absent: ['usdt20', 'usdc'],
  },
  WALLET_PUBLIC_KEYS: namedTexts('Accounts of each network, where this process has no seed', {
    expected: 'litecoin=xpub…',
    isRight: (given) => /^[1-9A-HJ-NP-Za-km-z]{100,120}$/.test(given),
  }),
  WALLET_BIRTHDAYS: namedTexts('Block of each network before which its wallet was never paid', {
    expected: 'bitcoin=870000',
    isRight: (given) => /^\d{1,9}$/.test(given),
  }),
  RATE_SOURCES: names('Exchanges that prices come from in a real world, three at best'),
  RATE_QUORUMS: namedCounts('Coins of which other than two exchanges must agree'),
  LIQUIDITY_VENUE: oneOf(
    ['none', 'kraken', 'binance'],
    'Exchange where a real world hedges; play worlds hedge in the sandbox',
  ),
  LIQUIDITY_KEY: secret('API key at LIQUIDITY_VENUE: may trade, must not withdraw', 8),
  LIQUIDITY_SECRET: secret('Its secret', 8),
  EXCHANGE_URLS: namedUrls('Other origins of exchanges than their own'),
  EXCHANGE_COINS: namedCurrencies('What exchanges call a coin, if not its code in capitals'),
  AML_LIST_FILE: text('', 'File of blocked payout addresses, one per line'),
  AML_API_URL: optionalUrl('Risk API that scores addresses and deposits', ['http:', 'https:']),
  AML_API_KEY: secret('Its key', 8),
  AML_HOLD_SCORE: whole(75, { least: 1, most: 100 }, 'Score from which on people look first'),
  AML_KYC_SCORE: optionalWhole(
    { least: 0, most: 100 },
    'Score from which on identification is asked; 0: never (50 in a play world)',
  ),
  KYC_ABOVE_USD: optionalWhole(
    { least: 0, most: 1_000_000_000 },
    'US dollars above which identification is asked; 0: never (50000 in a play world)',
  ),
  KYC_PROVIDER: oneOf(['none', 'sumsub'], 'Who identifies people; in a play world the sandbox'),
  SUMSUB_APP_TOKEN: secret('App token at Sumsub', 8),
  SUMSUB_SECRET_KEY: secret('Its secret key', 8),
  SUMSUB_WEBHOOK_SECRET: secret('Secret of the webhook set up there', 8),
  SUMSUB_LEVEL: text('', 'Verification level that people go through there'),
  SUMSUB_URL: optionalUrl('Other origin of its API than https://api.sumsub.com', [
    'http:',
    'https:',
  ]),
  ENS_RPC_URL: optionalUrl('Ethereum node that ENS names are read from', ['http:', 'https:']),
  ENS_GATEWAYS: hosts('Hosts that ENS names kept off the chain may be read from; none: not at all'),
  UNSTOPPABLE_KEY: secret('API key for names of Unstoppable Domains', 8),
  UNSTOPPABLE_URL: optionalUrl('Other address of its resolution service', ['http:', 'https:']),
  FUNDS_REQUEST_URL: optionalUrl('Wallet provider that payments are asked of', ['http:', 'https:']),
  FUNDS_REQUEST_SECRET: secret('Signs those requests', 16),
  FUNDS_REQUEST_NAMES: names('Endings of the names whose owners have a wallet there'),
  ...fiatSettings,
  SMTP_URL: optionalUrl('Mail server: smtp://user:password@host:587', ['smtp:', 'smtps:']),
  MAIL_FROM: text('', 'Sender of mail: Causeway <no-reply@example.com>'),
  OAUTH_GOOGLE_CLIENT_ID: text('', 'Our client id at Google: lets people sign in by it'),
  OAUTH_GOOGLE_CLIENT_SECRET: secret('Its secret', 8),
  OAUTH_GOOGLE_ISSUER: optionalUrl('Other OpenID Connect issuer than Google’s own', [
    'http:',
    'https:',
  ]),
  OAUTH_FACEBOOK_CLIENT_ID: text('', 'Our app id at Facebook'),
  OAUTH_FACEBOOK_CLIENT_SECRET: secret('Its secret', 8),
  OAUTH_FACEBOOK_URL: optionalUrl('Other origin than those of Facebook and its Graph API', [
    'http:',
    'https:',
  ]),
  OAUTH_TWITTER_CLIENT_ID: text('', 'Our client id at X (Twitter)'),
  OAUTH_TWITTER_CLIENT_SECRET: secret('Its secret', 8),
  OAUTH_TWITTER_URL: optionalUrl('Other origin than those of X and its API', ['http:', 'https:']),
  APP_CLIENTS: appSecrets('Mobile apps that may have access tokens, with their secrets'),
  SIGNER_SEED: secret('BIP-32 seed (hexadecimal) of the wallets on real nodes', 64),
  SIGNER_KEYSTORE: text('', 'Encrypted file with that seed (npm run keystore), in its place'),
  SIGNER_PASSPHRASE: secret('Opens SIGNER_KEYSTORE', 12),
  SIGNER_SOCKET: text('', 'Unix socket of a signer in a process of its own (npm run sign)'),
  SIGNER_DATABASE_URL: optionalUrl('What the signer reads, if not DATABASE_URL; it never writes', [
    'postgres:',
    'postgresql:',
  ]),
  PAYOUT_CEILINGS: text(
    '',
    'Most that leaves in one order/an hour/a day: btc=0.5/2/10, eth=5/20/90',
  ),
} as const
