import { join, resolve } from 'node:path'
import { fiatProviderSettings } from './fiat-settings.ts'
import { nodeSettings } from './node-settings.ts'
import {
  type Environment,
  readSetting,
  readSettings,
  type SettingValues,
  WrongSetting,
} from './read-setting.ts'
import { experimentsOf } from './setting-lists.ts'
import { settings } from './settings.ts'
import { paletteOf } from './site-settings.ts'

/** What the product was told, read once. */
export type Config = ReturnType<typeof readConfig>

/**
 * Reads the environment once. Throws WrongSetting at the first value that is not what was expected; a secret's value
 * is not repeated in the error.
 */
export function readConfig(environment: Environment) {
  const said = readSettings(environment, settings)
  const config = {
    ...said,
    ...foldersOf(said),
    supportEmail: said.supportEmail || null,
    palette: paletteOf(said),
    experiments: experimentsOf(said.experiments),
    // Every connection comes from the proxy then, which counts those of its clients.
    connectionsPerAddress:
      said.trustProxy || said.connectionsPerAddress === 0 ? null : said.connectionsPerAddress,
    countryHeader: said.countryHeader || null,
    fourEyes: said.fourEyes === 'on',
    backofficeHost: said.backofficeHost.toLowerCase() || null,
    nodes: readNodes(environment),
    ...servicesOf(said, environment),
  }
  assertSecureCookies(config)
  assertOneSigner(config)
  if (config.world === 'real') assertEncrypted(urlsOfServices(config))
  if (config.databaseUrl === null) assertEmbeddedWillDo(config)
  return config
}

/** Where the process keeps what it has, and where the operator puts what he says. */
function foldersOf(said: { readonly dataDir: string; readonly contentDir: string }) {
  const dataDir = resolve(said.dataDir)
  const contentDir = said.contentDir === '' ? join(dataDir, 'content') : resolve(said.contentDir)
  return { dataDir, contentDir }
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

/** A signer in a process of its own is in one place, and by an address nobody is trusted without a certificate. */
function assertOneSigner(
  config: Pick<Said, 'signerAddress' | 'signerCertificates' | 'signerSocket'>,
): void {
  if (config.signerAddress === null) return
  if (config.signerSocket !== '') {
    throw new WrongSetting(
      'SIGNER_SOCKET',
      config.signerSocket,
      'absent when SIGNER_ADDRESS is set',
    )
  }
  if (config.signerCertificates === '') {
    throw new WrongSetting('SIGNER_CERTIFICATES', '', 'a folder when SIGNER_ADDRESS is set')
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

type ServiceUrls = Pick<
  SettingValues<typeof settings>,
  | 'publicUrl'
  | 'analyticsUrl'
  | 'otelExporterOtlpEndpoint'
  | 'amlApiUrl'
  | 'sumsubUrl'
  | 'unstoppableUrl'
  | 'fundsRequestUrl'
  | 'exchangeUrls'
>

/** With the site's own. Those for signing in are looked at where they are opened (open-social.ts). */
function urlsOfServices(config: ServiceUrls): ReadonlyMap<string, string | null> {
  return new Map([
    ['PUBLIC_URL', config.publicUrl],
    ['ANALYTICS_URL', config.analyticsUrl],
    ['OTEL_EXPORTER_OTLP_ENDPOINT', config.otelExporterOtlpEndpoint],
    ['AML_API_URL', config.amlApiUrl],
    ['SUMSUB_URL', config.sumsubUrl],
    ['UNSTOPPABLE_URL', config.unstoppableUrl],
    ['FUNDS_REQUEST_URL', config.fundsRequestUrl],
    ...[...config.exchangeUrls].map(([name, url]) => [`EXCHANGE_URLS (${name})`, url] as const),
  ])
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

/** Address under which staff see the back office, without a slash at the end. */
export function backofficeUrlOf(config: Config): string {
  const url = new URL(publicUrlOf(config))
  if (config.backofficeHost !== null) url.hostname = config.backofficeHost
  return url.origin
}

type Said = SettingValues<typeof settings>

/** The settings of services that have several, together. */
function servicesOf(said: Said, environment: Environment) {
  return {
    fiat: {
      providers: said.fiatProviders,
      top: said.fiatTop,
      /** By their names; a yes or no is `true` or `false`. */
      settings: new Map(
        Object.entries(fiatProviderSettings).map(([name, setting]) => [
          name,
          String(readSetting(environment, name, setting) ?? ''),
        ]),
      ),
    },
    social: {
      google: {
        clientId: said.oauthGoogleClientId,
        clientSecret: said.oauthGoogleClientSecret,
        baseUrl: said.oauthGoogleIssuer,
      },
      facebook: {
        clientId: said.oauthFacebookClientId,
        clientSecret: said.oauthFacebookClientSecret,
        baseUrl: said.oauthFacebookUrl,
      },
      twitter: {
        clientId: said.oauthTwitterClientId,
        clientSecret: said.oauthTwitterClientSecret,
        baseUrl: said.oauthTwitterUrl,
      },
    },
    sumsub: {
      appToken: said.sumsubAppToken,
      secretKey: said.sumsubSecretKey,
      webhookSecret: said.sumsubWebhookSecret,
      levelName: said.sumsubLevel,
      baseUrl: said.sumsubUrl,
    },
  }
}

/** Services of others by the names of their settings; null: not configured. */
type UrlsByName = ReadonlyMap<string, string | null>

// URL writes every way to spell an IPv4 address of http and https in this one.
const THIS_MACHINE = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/

/**
 * Where money is real, services that are told keys or customers' facts are spoken to by https, or on this machine.
 * Throws WrongSetting at the first that is not. Nodes are not among them: they stand in the operator's own network.
 */
function assertEncrypted(services: UrlsByName): void {
  for (const [name, url] of services) {
    if (url === null || url.startsWith('https:') || isAtThisMachine(url)) continue
    // Not the whole URL: a password may stand in it.
    throw new WrongSetting(
      name,
      new URL(url).origin,
      'https when WORLD is real, or a service on this machine',
    )
  }
}

/** True for a URL whose host is this machine. */
export function isAtThisMachine(url: string): boolean {
  return THIS_MACHINE.test(URL.parse(url)?.hostname ?? '')
}
