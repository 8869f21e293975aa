import {
  oneOf,
  optionalUrl,
  optionalWhole,
  otherwise,
  secret,
  text,
  whole,
} from './setting-readers.ts'

/** Screening of addresses and payments, and identity checks. */
export const complianceSettings = {
  AML_LIST_FILE: text(
    '',
    'File of blocked payout addresses, one per line ([guide](docs/guides/compliance.md))',
  ),
  AML_API_URL: optionalUrl('Risk API that scores addresses and deposits', ['http:', 'https:']),
  AML_API_KEY: secret('API key for `AML_API_URL`', 8),
  AML_HOLD_SCORE: whole(
    75,
    { least: 1, most: 100 },
    'Payments with this risk score or a higher one are held for review, and addresses rejected',
  ),
  AML_KYC_SCORE: otherwise(
    '`0`, with play money `50`',
    optionalWhole(
      { least: 0, most: 100 },
      'With this risk score or a higher one, an identity check is required; 0: never',
    ),
  ),
  KYC_ABOVE_USD: otherwise(
    '`0`, with play money `50000`',
    optionalWhole(
      { least: 0, most: 1_000_000_000 },
      'Order value in US dollars above which an identity check is required; 0: never',
    ),
  ),
  KYC_PROVIDER: oneOf(['none', 'sumsub'], 'Identity check provider; with play money, the sandbox'),
  SUMSUB_APP_TOKEN: secret('Sumsub app token', 8),
  SUMSUB_SECRET_KEY: secret('Sumsub secret key', 8),
  SUMSUB_WEBHOOK_SECRET: secret('Secret of the webhook set up at Sumsub', 8),
  SUMSUB_LEVEL: text('', 'Sumsub verification level for customers'),
  SUMSUB_URL: otherwise(
    '`https://api.sumsub.com`',
    optionalUrl('Sumsub API URL', ['http:', 'https:']),
  ),
} as const
