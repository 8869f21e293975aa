import { fiatProviders } from '@causeway/adapters/fiat'
import type { FiatPort } from '@causeway/core/ports'
import { machineClock } from '../product-clock.ts'
import { type Config, type FiatKeyName, WrongSetting } from '../settings/index.ts'

type ProviderName = keyof typeof fiatProviders

/** Where a provider's messages come to: Banxa signs it, too. */
const webhookPath = (provider: ProviderName) => `/api/fiat/webhooks/${provider}`

/**
 * The providers of fiat that the configuration names, each with its keys: by their live hosts in a real world, by their
 * test hosts in a play world. Throws WrongSetting where a key is missing, is one of the other world, or where a provider
 * has no test host.
 */
export async function openFiat(config: Config): Promise<readonly FiatPort[]> {
  const { providers: wanted, top } = config.fiat
  const ports: FiatPort[] = []
  for (const name of wanted) {
    if (!isProvider(name)) throw new WrongSetting('FIAT_PROVIDERS', name, knownNames())
    ports.push(withMachineClock(await openers[name](config)))
  }
  const stranger = top.find((name) => config.world === 'real' && !wanted.includes(name))
  if (stranger !== undefined) throw new WrongSetting('FIAT_TOP', stranger, 'among FIAT_PROVIDERS')
  return ports
}

const openers: Readonly<Record<ProviderName, (config: Config) => Promise<FiatPort>>> = {
  moonpay: async (config) => {
    const { createMoonpayFiat, moonpayHosts } = await fiatProviders.moonpay()
    const publishableKey = given(config, 'MOONPAY_PUBLISHABLE_KEY')
    const secretKey = given(config, 'MOONPAY_SECRET_KEY')
    // The hosts do not tell MoonPay's worlds apart, its keys do.
    const mode = config.world === 'real' ? '_live_' : '_test_'
    if (!publishableKey.startsWith(`pk${mode}`)) {
      throw new WrongSetting('MOONPAY_PUBLISHABLE_KEY', publishableKey, `a key like pk${mode}…`)
    }
    if (!secretKey.startsWith(`sk${mode}`)) {
      throw new WrongSetting('MOONPAY_SECRET_KEY', '(hidden)', `a key like sk${mode}…`)
    }
    return createMoonpayFiat({
      ...shared,
      ...hostsOf(config, moonpayHosts),
      publishableKey,
      secretKey,
      webhookKey: given(config, 'MOONPAY_WEBHOOK_KEY'),
    })
  },
  banxa: async (config) => {
    const { banxaHosts, createBanxaFiat } = await fiatProviders.banxa()
    return createBanxaFiat({
      ...shared,
      ...hostsOf(config, banxaHosts),
      partner: given(config, 'BANXA_PARTNER'),
      apiKey: given(config, 'BANXA_API_KEY'),
      webhookKey: given(config, 'BANXA_WEBHOOK_KEY'),
      webhookSecret: given(config, 'BANXA_WEBHOOK_SECRET'),
      webhookPath: webhookPath('banxa'),
    })
  },
  mercuryo: async (config) => {
    const { createMercuryoFiat, mercuryoHosts } = await fiatProviders.mercuryo()
    return createMercuryoFiat({
      ...shared,
      ...hostsOf(config, mercuryoHosts),
      widgetId: given(config, 'MERCURYO_WIDGET_ID'),
      secret: given(config, 'MERCURYO_SECRET'),
      signKey: given(config, 'MERCURYO_SIGN_KEY'),
      partnerToken: given(config, 'MERCURYO_PARTNER_TOKEN'),
    })
  },
  simplex: async (config) => {
    const { createSimplexFiat, simplexHosts } = await fiatProviders.simplex()
    return createSimplexFiat({
      ...shared,
      ...hostsOf(config, simplexHosts),
      partner: given(config, 'SIMPLEX_PARTNER'),
      apiKey: given(config, 'SIMPLEX_API_KEY'),
      publicKey: given(config, 'SIMPLEX_PUBLIC_KEY'),
      webhookKey: pem(given(config, 'SIMPLEX_WEBHOOK_KEY')),
    })
  },
  transak: async (config) => {
    const { createTransakFiat, transakHosts } = await fiatProviders.transak()
    return createTransakFiat({
      ...shared,
      ...hostsOf(config, transakHosts),
      apiKey: given(config, 'TRANSAK_API_KEY'),
      apiSecret: given(config, 'TRANSAK_API_SECRET'),
      referrerDomain: given(config, 'TRANSAK_DOMAIN'),
    })
  },
  binance: async (config) => {
    if (config.world === 'play') {
      throw new WrongSetting('FIAT_PROVIDERS', 'binance', 'a list without it when WORLD is play')
    }
    const { createBinanceFiat } = await fiatProviders.binance()
    return createBinanceFiat({
      ...shared,
      apiUrl: given(config, 'BINANCE_CONNECT_URL'),
      clientId: given(config, 'BINANCE_CONNECT_CLIENT_ID'),
      accessToken: given(config, 'BINANCE_CONNECT_TOKEN'),
      merchantCode: given(config, 'BINANCE_CONNECT_MERCHANT'),
      merchantName: given(config, 'BINANCE_CONNECT_NAME'),
      privateKey: pem(given(config, 'BINANCE_CONNECT_PRIVATE_KEY')),
      webhookKey: pem(given(config, 'BINANCE_CONNECT_WEBHOOK_KEY')),
      mayLockOrders: config.fiat.isBinanceLocked,
    })
  },
}

/** Their messages are dated by everybody's clock, whatever a play world's own shows. */
function withMachineClock(port: FiatPort): FiatPort {
  return { ...port, readWebhook: (message) => port.readWebhook(message, machineClock.now()) }
}

/** Providers sign by the time that everybody's clock shows. */
const shared = { fetch: globalThis.fetch, clock: machineClock }

function hostsOf<Live, Test>(
  { world }: Config,
  hosts: { readonly live: Live; readonly test: Test },
): Live | Test {
  return world === 'real' ? hosts.live : hosts.test
}

/** A setting that this provider cannot be without. */
function given(config: Config, name: FiatKeyName): string {
  const value = config.fiat.keys.get(name) ?? ''
  if (value === '') throw new WrongSetting(name, '', 'set')
  return value
}

/** Settings are single lines. */
function pem(text: string): string {
  return text.replaceAll('\\n', '\n')
}

function isProvider(name: string): name is ProviderName {
  return Object.hasOwn(fiatProviders, name)
}

function knownNames(): string {
  return `some of ${Object.keys(fiatProviders).join(', ')}`
}
