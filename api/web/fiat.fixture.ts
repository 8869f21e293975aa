import { randomBytes } from 'node:crypto'
import type { Catalogue } from '@causeway/core/currencies'
import type { FiatAnswer, FiatProvider } from '@causeway/core/fiat'
import { fail, ok } from '@causeway/core/result'
import type { UseCases } from '@causeway/server'
import type { BegunFiatOrder, FiatOrderView, ReadFiatQuestion } from '@causeway/server/fiat'

// For tests only: two providers of fiat in memory, one with a price and one with limits.

const FIRST: FiatProvider = {
  facts: {
    id: 'first',
    name: 'First Pay',
    sides: ['buy', 'sell'],
    methods: ['visa', 'bank_transfer'],
    kyc: 'light',
    minutes: [5, 20],
    site: 'https://first.example',
  },
  settings: { isForcedTop: false },
  record: { successPercent: 96, medianMinutes: 7 },
  rating: 5,
}
const SECOND: FiatProvider = {
  ...FIRST,
  facts: { ...FIRST.facts, id: 'second', name: 'Second Pay', methods: ['paypal'] },
  record: { successPercent: null, medianMinutes: null },
  rating: null,
}

type Made = { readonly view: FiatOrderView; readonly secret: string }

export function createFixtureFiat(catalogue: Catalogue, now: () => number) {
  const orders = new Map<string, Made>()
  const byKey = new Map<string, { readonly body: string; readonly made: Made }>()
  const webhooks: { readonly provider: string; readonly rawBody: string }[] = []
  const fiat: UseCases['fiat'] = {
    providers: async () => [FIRST, SECOND],
    facts: (id) => [FIRST, SECOND].find(({ facts }) => facts.id === id)?.facts,
    health: () => new Map(),
    ask: async (asked, only = null, onAnswer = () => {}) => {
      const question = read(catalogue, asked)
      if (!question.ok) return question
      const answers = [limited, priced].filter(
        ({ provider }) => only === null || only.includes(provider.facts.id),
      )
      for (const answer of answers) onAnswer(answer, question.value)
      return ok({ asked: question.value, answers })
    },
    begin: async (input) => {
      const { idempotencyKey, holderSecrets, ...body } = input
      if (idempotencyKey.length < 16) return fail({ code: 'idempotency_key_malformed' })
      const question = read(catalogue, input)
      if (!question.ok) return question
      if (input.provider === 'second') {
        const limits = { min: '200', max: null }
        return fail({ code: 'fiat_offer_refused', type: 'limits', limits })
      }
      if (input.provider !== 'first') return fail({ code: 'fiat_provider_unknown' })
      const text = JSON.stringify({ ...body, userAgent: null, clientAddress: null })
      const first = byKey.get(idempotencyKey)
      if (first && first.body !== text) return fail({ code: 'idempotency_key_reused' })
      const made = first?.made ?? {
        view: viewOf(question.value, input.address, now()),
        secret: randomBytes(16).toString('base64url'),
      }
      orders.set(made.view.publicCode, made)
      byKey.set(idempotencyKey, { body: text, made })
      return ok({
        order: made.view,
        holderSecret: made.secret,
        goesTo: PAGE,
        isNew: first === undefined,
      })
    },
    handleMessage: async (provider, message) => {
      if (provider !== 'first') return fail({ code: 'fiat_provider_unknown' })
      if (message.headers['x-signature'] !== 'right') return fail({ code: 'webhook_forged' })
      webhooks.push({ provider, rawBody: message.rawBody })
      return ok(null)
    },
    readOrder: async (code) => {
      const made = orders.get(code)
      return made ? ok(made.view) : fail({ code: 'order_not_found' })
    },
    holdsOrder: async (code, { holderSecrets }) =>
      holderSecrets.includes(orders.get(code)?.secret ?? ''),
    heldSecret: async (code, secrets) =>
      secrets.find((secret) => secret === orders.get(code)?.secret) ?? null,
    followOrder: () => () => {},
  }
  return { fiat, webhooks }
}

/** What is asked for, as the product reads it. */
function read(catalogue: Catalogue, asked: Parameters<UseCases['fiat']['ask']>[0]) {
  const from = catalogue.find(asked.from)
  const to = catalogue.find(asked.to)
  if (!from) return fail({ code: 'currency_unknown', asset: asked.from })
  if (!to) return fail({ code: 'currency_unknown', asset: asked.to })
  if (from.isFiat === to.isFiat) return fail({ code: 'fiat_pair_wrong' })
  const [fiat, coin] = from.isFiat ? [from, to] : [to, from]
  const question: ReadFiatQuestion['question'] = {
    side: from.isFiat ? 'buy' : 'sell',
    fiat: fiat.ticker,
    coin: coin.ticker,
    network: coin.protocol,
    amount: asked.amount,
    country: asked.country.toUpperCase(),
    state: asked.state,
    method: asked.method,
  }
  return ok({ question, from, to, coin, fiat, units: 1n })
}

const PAGE: BegunFiatOrder['goesTo'] = { kind: 'redirect', url: 'https://first.example/pay/1' }

const priced: FiatAnswer = {
  provider: FIRST,
  outcome: ok({
    amountTo: '0.002',
    fee: '5.5',
    networkFee: '1.5',
    methods: ['visa'],
    quoteId: null,
    expiresAt: null,
  }),
}
const limited: FiatAnswer = {
  provider: SECOND,
  outcome: fail({ code: 'limits', limits: { min: '200', max: null } }),
}

function viewOf(
  { coin, fiat, from, question, to }: ReadFiatQuestion,
  address: string,
  now: number,
): FiatOrderView {
  return {
    kind: 'fiat',
    id: 'internal-fiat-id',
    publicCode: randomBytes(16).toString('base64url'),
    provider: 'first',
    providerReference: 'their-1',
    side: question.side,
    state: 'waiting',
    from: from.ticker,
    to: to.ticker,
    fiat: fiat.ticker,
    amountFrom: 10n ** BigInt(from.decimals) * 150n,
    amountTo: 10n ** BigInt(to.decimals) / 500n,
    reportedFrom: null,
    reportedTo: null,
    fee: 550n,
    networkFee: null,
    method: null,
    country: question.country,
    countryState: question.state,
    destination: { address, extraId: coin.extraIdName === null ? null : '7' },
    payIn: null,
    email: null,
    txId: null,
    reason: null,
    providerUrl: null,
    goesTo: PAGE,
    createdAt: now,
    paidAt: null,
    sentAt: null,
    endedAt: null,
    payUntil: now + 86_400_000,
    events: [{ sequence: 1, at: now, source: 'created', state: 'waiting' }],
  }
}
