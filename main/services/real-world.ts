import { createSmtpMail } from '@causeway/adapters/mail/smtp'
import { openExchangeRates } from '@causeway/adapters/rates/exchanges'
import { type Catalogue, createCatalogue, currencies, networks } from '@causeway/core/currencies'
import type { Clock, LiquidityPort } from '@causeway/core/ports'
import type { MarketSnapshot } from '@causeway/core/rates/market-snapshot'
import { type NodeNeeds, nodeChainsOf } from '../node-chains.ts'
import { type Config, isAtThisMachine, WrongSetting } from '../settings/index.ts'
import { openExchangeVenue } from './exchange-venue.ts'
import { openIdentity, openScreening } from './open-compliance.ts'
import { openFundsRequests, openNames, openWebhooks } from './open-names.ts'
import { openSocial } from './open-social.ts'
import { type ExternalServices, floatingOnly } from './play-world.ts'
import { onlyWhatChainsHave, signersOf } from './real-nodes.ts'

const MAIL_LIMIT_MILLISECONDS = 20_000
const SETTLEMENT_ASSET = 'usdt20'

/** Main chains behind the operator's own nodes, exchanges' prices, mail by SMTP. Throws WrongSetting where one is missing. */
export function openRealWorld(needs: Omit<NodeNeeds, 'catalogue'>): ExternalServices {
  const { config } = needs
  const mailServer = assertComplete(config)
  const all = createCatalogue(floatingOnly(currencies, config.floatingOnly), networks)
  const stranger = config.tokens.find((ticker) => !all.find(ticker)?.contractAddress)
  if (stranger !== undefined) throw new WrongSetting('TOKENS', stranger, 'tokens of the catalogue')
  const nodes = nodeChainsOf({ ...needs, catalogue: all })
  const chains = new Map(nodes.map(({ chain }) => [chain.network, chain]))
  const catalogue = onlyWhatChainsHave(all, chains)
  const mail = createSmtpMail({
    ...mailServer,
    isPlainAllowed: isAtThisMachine(mailServer.url),
    timeLimitMilliseconds: MAIL_LIMIT_MILLISECONDS,
  })
  return {
    catalogue,
    chains,
    planSigners: signersOf(nodes),
    flavourOf: () => 'main',
    ratesWith: (clock) =>
      openExchangeRates(
        { clock, catalogue },
        {
          names: config.rateSources,
          baseUrls: config.exchangeUrls,
          currencies: config.exchangeCoins,
          quorumOf: config.rateQuorums,
          millisecondsBetweenCalls: null,
        },
      ),
    venueWith: (clock, snapshot) => openVenue(config, { catalogue, clock, snapshot }),
    fiatWith: () => [],
    fiatCourierWith: () => null,
    mail,
    webhooks: openWebhooks('real'),
    screening: openScreening(config, []),
    identity: openIdentity(config),
    names: openNames(config),
    fundsRequests: openFundsRequests(config),
    social: openSocial(config, null),
    accountNames: new Map(),
    sandbox: null,
    close: () => mail.close(),
  }
}

/** The least that real money needs; what is missing is named one by one. */
function assertComplete(config: Config): { readonly url: string; readonly from: string } {
  if (config.nodes.size === 0) {
    throw new WrongSetting('BITCOIN_RPC_URL', '', 'set, or the node of another network')
  }
  if (config.rateSources.length < 2) {
    throw new WrongSetting('RATE_SOURCES', config.rateSources.join(','), 'two exchanges or more')
  }
  if (config.smtpUrl === null) throw new WrongSetting('SMTP_URL', '', 'a mail server')
  if (!/@/.test(config.mailFrom)) {
    throw new WrongSetting('MAIL_FROM', config.mailFrom, 'the address that mail comes from')
  }
  // Whoever pays with real money must be able to ask a person.
  if (!/^[^\s@]+@[^\s@]+$/.test(config.supportEmail ?? '')) {
    throw new WrongSetting(
      'SUPPORT_EMAIL',
      config.supportEmail ?? '',
      'the e-mail address that customers write to',
    )
  }
  if (config.liquidityVenue !== 'none' && accessKeys(config) === null) {
    throw new WrongSetting('LIQUIDITY_KEY', '', 'set, with LIQUIDITY_SECRET')
  }
  return { url: config.smtpUrl, from: config.mailFrom }
}

function openVenue(
  config: Config,
  needs: {
    readonly catalogue: Catalogue
    readonly clock: Clock
    readonly snapshot: () => MarketSnapshot | null
  },
): LiquidityPort | null {
  const { exchangeCoins: currencies, exchangeUrls, liquidityVenue: name } = config
  const keys = accessKeys(config)
  if (name === 'none' || keys === null) return null
  const { catalogue, clock, snapshot } = needs
  return openExchangeVenue(
    { catalogue, clock, priceOf: (asset) => snapshot()?.prices.get(asset) ?? null },
    {
      name,
      settlementAsset: SETTLEMENT_ASSET,
      keys,
      baseUrl: exchangeUrls.get(name) ?? null,
      currencies,
    },
  )
}

function accessKeys(config: Config) {
  const { liquidityKey: apiKey, liquiditySecret: secret } = config
  return apiKey === null || secret === null ? null : { apiKey, secret }
}
