/** What a new provider of a kind starts with: its port, the kind's contract suite, and calls that fail. */
export type ProviderKind = {
  readonly port: string
  /** What its factory needs beside the port: values that the file imports. */
  readonly imports?: string
  readonly suite: string
  readonly harness: string
  /** The rest of the harness: what the suite has to know of a provider that is implemented. */
  readonly extra: string
  readonly calls: (name: string) => string
}

/** One entry for each kind that has providers of the operator's choice; a chain starts as a copy of the most similar one. */
export const providerKinds: Readonly<Record<string, ProviderKind>> = {
  kyc: {
    port: 'IdentityPort',
    imports: "import { fail } from '@causeway/core/result'",
    suite: 'describeIdentity',
    harness: 'identity',
    extra: `decide: async () => {}, messageAbout: () => ({ headers: {}, rawBody: '' }), silence: async () => {}`,
    calls: (name) => `name: '${name}',
    begin: () => Promise.reject(new Error('${name} begins nothing yet')),
    status: () => Promise.reject(new Error('${name} knows nothing yet')),
    readWebhook: () => fail({ code: 'webhook_forged' }),`,
  },
  liquidity: {
    port: 'LiquidityPort',
    suite: 'describeLiquidity',
    harness: 'venue',
    extra: `asset: 'btc', decimalsOf: () => 8, priceOf: async () => 95_000n * 10n ** 18n,
  loseNextAnswer: async () => {}`,
    calls: (name) => `name: '${name}',
    settlementAsset: 'usdt20',
    market: () => Promise.reject(new Error('${name} has no markets yet')),
    balances: () => Promise.reject(new Error('${name} has no balances yet')),
    trade: () => Promise.reject(new Error('${name} cannot trade yet')),
    report: () => Promise.reject(new Error('${name} has no orders yet')),`,
  },
  mail: {
    port: 'MailPort',
    suite: 'describeMail',
    harness: 'mail',
    extra: 'delivered: async () => []',
    calls: (name) => `send: () => Promise.reject(new Error('${name} cannot send yet')),`,
  },
  names: {
    port: 'NamePort',
    suite: 'describeNames',
    harness: 'names',
    extra: `known: { name: 'alice', addresses: { eth: '0x' } }, empty: 'empty',
  unregistered: 'nobody', foreign: 'alice.eth', breakDown: async () => {}`,
    calls: (name) => `provider: '${name}',
    recognises: () => false,
    resolve: () => Promise.reject(new Error('${name} resolves nothing yet')),`,
  },
  rates: {
    port: 'RatesPort',
    suite: 'describeRates',
    harness: 'rates',
    extra: "assets: ['btc'], now: Date.now",
    calls: (name) => `name: '${name}',
    latest: () => Promise.reject(new Error('${name} has no prices yet')),
    history: () => Promise.reject(new Error('${name} has no history yet')),
    sources: () => [
      { name: '${name}', problem: 'not implemented yet', takenAt: null, prices: new Map() },
    ],
    breakers: () => new Map(),
    resetBreaker: () => {},`,
  },
  screening: {
    port: 'ScreeningPort',
    suite: 'describeScreening',
    harness: 'screening',
    extra: `listed: subject, harmless: subject, silence: async () => {}`,
    calls: (name) => `name: '${name}',
    screen: () => Promise.reject(new Error('${name} screens nothing yet')),`,
  },
}
