import { createCatalogue, currencies } from '@causeway/core/currencies'
import type {
  FiatCheckoutRequest,
  FiatFailure,
  FiatOrderReport,
  FiatPort,
  FiatSide,
  SandboxPort,
} from '@causeway/core/ports'
import { fail, ok } from '@causeway/core/result'
import { createOrderWatch } from '../orders/index.ts'
import type { FiatNeeds } from './fiat-needs.ts'
import type { BeginFiatOrderInput } from './fiat-order-types.ts'

// For tests only: a provider of fiat that does what it is told.

/** The part of a test's exchange that fiat orders stand on. */
export type Ground = {
  readonly needs: Omit<FiatNeeds, 'fiat'>
  readonly controls: Pick<SandboxPort, 'customerAddress'>
}

export type ScriptedFiat = {
  readonly port: FiatPort
  /** What it answers the next questions with; null: a price. */
  quoteFailure: FiatFailure | null
  /** What it answers the next checkouts with; null: its page. */
  checkoutFailure: FiatFailure | null
  /** Of its prices. */
  fee: string | null
  isDown: boolean
  /** What `read` says, by our name of an order; nothing: it knows none. */
  readonly says: Map<string, FiatOrderReport>
  readonly opened: FiatCheckoutRequest[]
  readonly reads: string[]
}

export const NOTHING_SAID = {
  providerReference: null,
  amountFrom: null,
  amountTo: null,
  txId: null,
  payIn: null,
  reason: null,
  url: null,
} as const

export function createScriptedFiat(id: string, sides: readonly FiatSide[] = ['buy']): ScriptedFiat {
  const script: ScriptedFiat = {
    quoteFailure: null,
    checkoutFailure: null,
    fee: '4.5',
    isDown: false,
    says: new Map(),
    opened: [],
    reads: [],
    port: {
      facts: {
        id,
        name: id.toUpperCase(),
        sides,
        methods: ['visa'],
        kyc: 'light',
        minutes: [5, 30],
        site: 'https://provider.example',
      },
      quote: async ({ side }) =>
        script.quoteFailure
          ? fail(script.quoteFailure)
          : ok({
              amountTo: side === 'buy' ? '0.0021' : '95.5',
              fee: script.fee,
              networkFee: null,
              methods: ['visa'],
              quoteId: 'quote-1',
              expiresAt: null,
            }),
      checkout: async (request) => {
        if (script.checkoutFailure !== null) return fail(script.checkoutFailure)
        script.opened.push(request)
        return ok({
          providerReference: `their-${request.reference}`,
          goesTo: { kind: 'redirect', url: `https://provider.example/${request.reference}` },
        })
      },
      read: async ({ reference }) => {
        script.reads.push(reference)
        if (script.isDown) return fail({ code: 'fiat_provider_unavailable' })
        return ok(script.says.get(reference) ?? null)
      },
      // Signed where its header says so; the body is what the adapter would have read.
      readWebhook: ({ headers, rawBody }) =>
        headers['x-signature'] === 'right'
          ? ok(JSON.parse(rawBody))
          : fail({ code: 'webhook_forged' }),
    },
  }
  return script
}

/** A message of a provider as the script reads it. */
export function messageOf(
  body: {
    readonly reference: string | null
    readonly providerReference?: string | null
    readonly report?: FiatOrderReport | null
  },
  signature = 'right',
) {
  return {
    headers: { 'x-signature': signature },
    rawBody: JSON.stringify({ providerReference: null, report: null, ...body }),
  }
}

/** The needs of fiat orders on an exchange of a test. */
export function fiatNeedsOf(exchange: Ground, ...scripts: readonly ScriptedFiat[]): FiatNeeds {
  return {
    ...exchange.needs,
    catalogue: withFiat(exchange),
    fiat: {
      ports: new Map(scripts.map(({ port }) => [port.facts.id, port])),
      watch: createOrderWatch(),
      returnUrlOf: (code) => `https://swap.example/transaction/${code}`,
      partnerReturnUrlOf: (code) => `https://swap.example/return/${code}`,
    },
  }
}

/** The coins of tests, and every state's money. */
function withFiat({ needs }: Ground) {
  const fiat = currencies.filter(({ isFiat }) => isFiat)
  return createCatalogue([...needs.catalogue.all, ...fiat], needs.catalogue.networks)
}

let keys = 0

/** A purchase of bitcoin for 150 US dollars, to a customer's own address. */
export async function fiatInput(
  exchange: Ground,
  change: Partial<BeginFiatOrderInput> = {},
): Promise<BeginFiatOrderInput> {
  keys += 1
  const { address } = await exchange.controls.customerAddress('btc')
  return {
    idempotencyKey: `fiat-key-of-test-${keys}`,
    holderSecrets: [],
    accountId: null,
    from: 'usd',
    to: 'btc',
    provider: 'one',
    amount: '150',
    country: 'US',
    state: 'CA',
    method: null,
    address,
    extraId: null,
    email: null,
    clientId: null,
    refId: null,
    language: null,
    clientAddress: '203.0.113.9',
    userAgent: 'test',
    ...change,
  }
}
