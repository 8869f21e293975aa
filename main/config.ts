import { join, resolve } from 'node:path'
import { assertEncrypted } from './assert-encrypted.ts'
import { experimentsOf } from './experiments-setting.ts'
import { type Environment, readSetting, WrongSetting } from './read-setting.ts'
import { readServices } from './service-settings.ts'
import { nodeSettings, settings } from './settings.ts'

export { WrongSetting } from './read-setting.ts'

/** What the product was told, read once. */
export type Config = ReturnType<typeof readConfig>

/**
 * Reads the environment once. Throws WrongSetting at the first value that is not what was expected; a secret's value
 * is not repeated in the error.
 */
export function readConfig(environment: Environment) {
  const config = {
    port: readSetting(environment, 'PORT', settings.PORT),
    host: readSetting(environment, 'HOST', settings.HOST),
    ...readFolders(environment),
    databaseUrl: readSetting(environment, 'DATABASE_URL', settings.DATABASE_URL),
    databaseConnections: readSetting(
      environment,
      'DATABASE_CONNECTIONS',
      settings.DATABASE_CONNECTIONS,
    ),
    publicUrl: readSetting(environment, 'PUBLIC_URL', settings.PUBLIC_URL),
    apiUrl: readSetting(environment, 'API_URL', settings.API_URL),
    cookieDomain: readSetting(environment, 'COOKIE_DOMAIN', settings.COOKIE_DOMAIN),
    role: readSetting(environment, 'ROLE', settings.ROLE),
    world: readSetting(environment, 'WORLD', settings.WORLD),
    logLevel: readSetting(environment, 'LOG_LEVEL', settings.LOG_LEVEL),
    ...readProxySettings(environment),
    brandName: readSetting(environment, 'BRAND_NAME', settings.BRAND_NAME),
    supportEmail: readSetting(environment, 'SUPPORT_EMAIL', settings.SUPPORT_EMAIL) || null,
    secretKey: readSetting(environment, 'SECRET_KEY', settings.SECRET_KEY),
    operatorToken: readSetting(environment, 'OPERATOR_TOKEN', settings.OPERATOR_TOKEN),
    workers: readSetting(environment, 'WORKERS', settings.WORKERS),
    rateLimits: readSetting(environment, 'RATE_LIMITS', settings.RATE_LIMITS),
    feeServiceBps: readSetting(environment, 'FEE_SERVICE_BPS', settings.FEE_SERVICE_BPS),
    floatSpreadBps: readSetting(environment, 'FLOAT_SPREAD_BPS', settings.FLOAT_SPREAD_BPS),
    fixedSpreadBps: readSetting(environment, 'FIXED_SPREAD_BPS', settings.FIXED_SPREAD_BPS),
    defaultPair: readSetting(environment, 'DEFAULT_PAIR', settings.DEFAULT_PAIR),
    experiments: experimentsOf(readSetting(environment, 'EXPERIMENTS', settings.EXPERIMENTS)),
    floatingOnly: readSetting(environment, 'FLOATING_ONLY', settings.FLOATING_ONLY),
    keptPagesMegabytes: readSetting(
      environment,
      'KEPT_PAGES_MEGABYTES',
      settings.KEPT_PAGES_MEGABYTES,
    ),
    blockMilliseconds: readSetting(environment, 'BLOCK_MILLISECONDS', settings.BLOCK_MILLISECONDS),
    nodes: readNodes(environment),
    tokenContracts: readSetting(environment, 'TOKEN_CONTRACTS', settings.TOKEN_CONTRACTS),
    tokens: readSetting(environment, 'TOKENS', settings.TOKENS),
    walletPublicKeys: readSetting(environment, 'WALLET_PUBLIC_KEYS', settings.WALLET_PUBLIC_KEYS),
    walletBirthdays: readSetting(environment, 'WALLET_BIRTHDAYS', settings.WALLET_BIRTHDAYS),
    rateSources: readSetting(environment, 'RATE_SOURCES', settings.RATE_SOURCES),
    rateQuorums: readSetting(environment, 'RATE_QUORUMS', settings.RATE_QUORUMS),
    liquidityVenue: readSetting(environment, 'LIQUIDITY_VENUE', settings.LIQUIDITY_VENUE),
    liquidityKey: readSetting(environment, 'LIQUIDITY_KEY', settings.LIQUIDITY_KEY),
    liquiditySecret: readSetting(environment, 'LIQUIDITY_SECRET', settings.LIQUIDITY_SECRET),
    exchangeUrls: readSetting(environment, 'EXCHANGE_URLS', settings.EXCHANGE_URLS),
    exchangeCoins: readSetting(environment, 'EXCHANGE_COINS', settings.EXCHANGE_COINS),
    ...readServices(environment),
    analyticsUrl: readSetting(environment, 'ANALYTICS_URL', settings.ANALYTICS_URL),
    smtpUrl: readSetting(environment, 'SMTP_URL', settings.SMTP_URL),
    mailFrom: readSetting(environment, 'MAIL_FROM', settings.MAIL_FROM),
    appClients: readSetting(environment, 'APP_CLIENTS', settings.APP_CLIENTS),
    signerSeed: readSetting(environment, 'SIGNER_SEED', settings.SIGNER_SEED),
    signerKeystore: readSetting(environment, 'SIGNER_KEYSTORE', settings.SIGNER_KEYSTORE),
    signerPassphrase: readSetting(environment, 'SIGNER_PASSPHRASE', settings.SIGNER_PASSPHRASE),
    signerSocket: readSetting(environment, 'SIGNER_SOCKET', settings.SIGNER_SOCKET),
    signerDatabaseUrl: readSetting(
      environment,
      'SIGNER_DATABASE_URL',
      settings.SIGNER_DATABASE_URL,
    ),
    payoutCeilings: readSetting(environment, 'PAYOUT_CEILINGS', settings.PAYOUT_CEILINGS),
  }
  assertSecureCookies(config)
  if (config.world === 'real') assertEncrypted(urlsOfServices(config))
  if (config.databaseUrl === null) assertEmbeddedWillDo(config)
  return config
}

/** Where the process keeps what it has, and where the operator puts what he says. */
function readFolders(environment: Environment) {
  const dataDir = resolve(readSetting(environment, 'DATA_DIR', settings.DATA_DIR))
  const own = readSetting(environment, 'CONTENT_DIR', settings.CONTENT_DIR)
  return { dataDir, contentDir: own === '' ? join(dataDir, 'content') : resolve(own) }
}

/** Play money only: the embedded database serves one process and is backed up only while that is stopped. */
function assertEmbeddedWillDo({ role, world }: Readonly<{ world: string; role: string }>): void {
  if (world === 'real') {
    throw new WrongSetting('DATABASE_URL', '', 'a PostgreSQL server when WORLD is real')
  }
  if (role !== 'all') {
    throw new WrongSetting('DATABASE_URL', '', 'a PostgreSQL server when ROLE is web or worker')
  }
}

/**
 * Over https a session's cookie is `Secure` and bound to its host. That a request came by https only the proxy says, so
 * that whoever does not believe his proxy would hand out cookies for plain http.
 */
function assertSecureCookies(
  config: Readonly<{ world: string; role: string; publicUrl: string | null; trustProxy: boolean }>,
): void {
  const isByHttps = config.publicUrl?.startsWith('https:') === true
  if (config.world === 'play' || config.role === 'worker' || !isByHttps || config.trustProxy) return
  throw new WrongSetting(
    'TRUST_PROXY',
    'false',
    'true when WORLD is real and PUBLIC_URL is https, with a proxy that sets X-Forwarded-Proto; otherwise cookies would not be Secure',
  )
}

type ServiceSettings = ReturnType<typeof readServices> & {
  readonly publicUrl: string | null
  readonly analyticsUrl: string | null
  readonly exchangeUrls: ReadonlyMap<string, string>
}

/** With the site's own. Those for signing in are looked at where they are opened (open-social.ts). */
function urlsOfServices(config: ServiceSettings): ReadonlyMap<string, string | null> {
  return new Map([
    ['PUBLIC_URL', config.publicUrl],
    ['ANALYTICS_URL', config.analyticsUrl],
    ['AML_API_URL', config.amlApiUrl],
    ['SUMSUB_URL', config.sumsub.baseUrl],
    ['UNSTOPPABLE_URL', config.unstoppableUrl],
    ['FUNDS_REQUEST_URL', config.fundsRequestUrl],
    ...[...config.exchangeUrls].map(([name, url]) => [`EXCHANGE_URLS (${name})`, url] as const),
  ])
}

/** What a proxy of the operator's own says of visitors, and does for us. */
function readProxySettings(environment: Environment) {
  const trustProxy = readSetting(environment, 'TRUST_PROXY', settings.TRUST_PROXY)
  const connections = readSetting(
    environment,
    'CONNECTIONS_PER_ADDRESS',
    settings.CONNECTIONS_PER_ADDRESS,
  )
  return {
    trustProxy,
    // Every connection comes from the proxy then, which counts those of its clients.
    connectionsPerAddress: trustProxy || connections === 0 ? null : connections,
    countryHeader: readSetting(environment, 'COUNTRY_HEADER', settings.COUNTRY_HEADER) || null,
  }
}

const NODE_SUFFIX = '_RPC_URL'

/** The node of each network that has one: `LITECOIN_RPC_URL` is that of `litecoin`. */
function readNodes(environment: Environment): ReadonlyMap<string, string> {
  const nodes = new Map<string, string>()
  for (const [name, setting] of Object.entries(nodeSettings)) {
    const url = readSetting(environment, name, setting)
    if (url !== null) nodes.set(name.slice(0, -NODE_SUFFIX.length).toLowerCase(), url)
  }
  return nodes
}

/** Address under which people see the site, where the configuration leaves it open. */
export function publicUrlOf(config: Config): string {
  return config.publicUrl ?? `http://${config.host}:${config.port}`
}
