import { resolve } from 'node:path'

type Reader<T> = {
  /** What is used where the environment says nothing. */
  readonly absent: T
  readonly expected: string
  /** Undefined where the text is not what was expected. */
  readonly read: (text: string) => T | undefined
  readonly says: string
  /** Never shown in an error or a log. */
  readonly secret?: true
}

/** A setting is wrong: names it, shows what it is, and what was expected. */
export class WrongSetting extends Error {
  constructor(name: string, value: string, expected: string) {
    super(`${name} is ${JSON.stringify(value)}, but must be ${expected}`)
    this.name = 'WrongSetting'
  }
}

const text = (absent: string, says: string): Reader<string> => ({
  absent,
  expected: 'a text',
  read: (given) => given,
  says,
})

const optionalUrl = (says: string, protocols: readonly string[]): Reader<string | null> => ({
  absent: null,
  expected: `a URL beginning with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`,
  read: (given) => {
    const url = URL.parse(given)
    return url !== null && protocols.includes(url.protocol) ? given.replace(/\/$/, '') : undefined
  },
  says,
})

const whole = (absent: number, range: { least: number; most: number }, says: string) => ({
  absent,
  expected: `a whole number from ${range.least} to ${range.most}`,
  read: (given: string) => {
    const value = /^\d+$/.test(given) ? Number(given) : Number.NaN
    return value >= range.least && value <= range.most ? value : undefined
  },
  says,
})

function oneOf<const T extends string>(words: readonly [T, ...T[]], says: string): Reader<T> {
  return {
    absent: words[0],
    expected: `one of ${words.join(', ')}`,
    read: (given) => words.find((word) => word === given),
    says,
  }
}

const yesOrNo = (absent: boolean, says: string): Reader<boolean> => ({
  absent,
  expected: 'true or false',
  read: (given) => (given === 'true' ? true : given === 'false' ? false : undefined),
  says,
})

const secret = (says: string, shortest: number): Reader<string | null> => ({
  absent: null,
  expected: `at least ${shortest} characters`,
  read: (given) => (given.length >= shortest ? given : undefined),
  says,
  secret: true,
})

/** Every setting, once: its name, what it is for, what is expected, and what holds where it is absent. */
export const settings = {
  PORT: whole(3000, { least: 0, most: 65_535 }, 'Port of the site and the API'),
  HOST: text('127.0.0.1', 'Address to listen on; 0.0.0.0 for every one'),
  DATA_DIR: text('./data', 'Folder of the embedded database and the sandbox world'),
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
  BRAND_NAME: text('Causeway', 'Name of the shop'),
  SECRET_KEY: secret('Signs quotes and derives holder secrets; the same in every process', 32),
  OPERATOR_TOKEN: secret('Opens metrics and the sandbox controls from other machines', 24),
  WORKERS: whole(0, { least: 0, most: 64 }, 'Orders worked on at once; 0: as fits the database'),
  RATE_LIMITS: yesOrNo(true, 'Limit requests per client (never from this machine in a play world)'),
  BLOCK_MILLISECONDS: whole(1500, { least: 50, most: 600_000 }, 'Time between sandbox blocks'),
  LITECOIN_RPC_URL: optionalUrl('Node for litecoin, with user and password', ['http:', 'https:']),
  ETHEREUM_RPC_URL: optionalUrl('Node for ethereum', ['http:', 'https:']),
  SIGNER_SEED: secret('BIP-32 seed (hexadecimal) of the wallets on real nodes', 64),
} as const

type Environment = Readonly<Record<string, string | undefined>>

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
    dataDir: resolve(readSetting(environment, 'DATA_DIR', settings.DATA_DIR)),
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
    trustProxy: readSetting(environment, 'TRUST_PROXY', settings.TRUST_PROXY),
    brandName: readSetting(environment, 'BRAND_NAME', settings.BRAND_NAME),
    secretKey: readSetting(environment, 'SECRET_KEY', settings.SECRET_KEY),
    operatorToken: readSetting(environment, 'OPERATOR_TOKEN', settings.OPERATOR_TOKEN),
    workers: readSetting(environment, 'WORKERS', settings.WORKERS),
    rateLimits: readSetting(environment, 'RATE_LIMITS', settings.RATE_LIMITS),
    blockMilliseconds: readSetting(environment, 'BLOCK_MILLISECONDS', settings.BLOCK_MILLISECONDS),
    litecoinRpcUrl: readSetting(environment, 'LITECOIN_RPC_URL', settings.LITECOIN_RPC_URL),
    ethereumRpcUrl: readSetting(environment, 'ETHEREUM_RPC_URL', settings.ETHEREUM_RPC_URL),
    signerSeed: readSetting(environment, 'SIGNER_SEED', settings.SIGNER_SEED),
  }
  if (config.databaseUrl !== null) return config
  // Play money only: the embedded database is for one process and does not survive a power cut for certain.
  if (config.world === 'real') {
    throw new WrongSetting('DATABASE_URL', '', 'a PostgreSQL server where WORLD is real')
  }
  if (config.role !== 'all') {
    throw new WrongSetting('DATABASE_URL', '', 'a PostgreSQL server where ROLE is web or worker')
  }
  return config
}

function readSetting<T>(environment: Environment, name: string, setting: Reader<T>): T {
  const given = environment[name]
  if (given === undefined || given === '') return setting.absent
  const value = setting.read(given)
  if (value !== undefined) return value
  throw new WrongSetting(name, setting.secret ? '(hidden)' : given, setting.expected)
}

/** Address under which people see the site, where the configuration leaves it open. */
export function publicUrlOf(config: Config): string {
  return config.publicUrl ?? `http://${config.host}:${config.port}`
}
