import type { AssetCode } from '@causeway/core/money'
import type {
  Clock,
  FiatCheckout,
  FiatCheckoutRequest,
  FiatFailure,
  FiatPort,
  FiatQuote,
} from '@causeway/core/ports'
import { fail, ok, type Result } from '@causeway/core/result'
import {
  type AskNeeds,
  advanceFiatOrders,
  askProvider,
  fiatMessageKey,
  findFiatOrder,
  modeOf,
  openFiatOrder,
  type WorkedFiatOrder,
} from '../../world/index.ts'
import { answerInTime } from './answer-in-time.ts'
import { type PricingNeeds, priceQuestion } from './price-question.ts'
import { openPrice, sealPrice } from './quote-seal.ts'
import { readCheckout } from './read-checkout.ts'
import { readAnswer, readOrder, readQuote, writeAnswer } from './read-replies.ts'
import { readWebhook } from './read-webhook.ts'
import { type SandboxFiatFacts, sandboxFiatFacts } from './sandbox-fiat-facts.ts'

export type SandboxFiatNeeds = AskNeeds & {
  /** The product's time: prices and orders expire by it. */
  readonly clock: Clock
  /** Attodollars (1e-18 USD) per whole coin. */
  readonly prices: () => Promise<ReadonlyMap<AssetCode, bigint>>
}

/** Longer than the exchange itself waits for a payment, so that its own limit can be seen at work. */
const EXPIRES_AFTER_MILLISECONDS = 48 * 60 * 60_000
const UNSTEADY_MILLISECONDS = 4000

/** The providers of fiat of the sandbox: play money, prices of the sandbox's market, pages under `/sandbox/checkout`. */
export function createSandboxFiat(needs: SandboxFiatNeeds): readonly FiatPort[] {
  return sandboxFiatFacts.map((facts) => createOne(needs, facts))
}

function createOne(needs: SandboxFiatNeeds, facts: SandboxFiatFacts): FiatPort {
  const { clock, world } = needs
  const { id, name, sides, methods, kyc, minutes, site } = facts
  const provider = { kind: 'fiat', provider: id } as const
  const key = fiatMessageKey(world, id)
  return {
    facts: { id, name, sides, methods, kyc, minutes, site },
    quote: (question, milliseconds) =>
      answerInTime(milliseconds, async () => {
        await needs.wait(answerTime(needs, facts))
        const pricing = await pricingOf(needs)
        return askProvider(needs, provider, {
          answer: () => {
            const priced = priceQuestion(facts, pricing, question)
            if (!priced.ok) return writeAnswer(priced)
            const { expiresAt } = priced.value
            const quoteId =
              expiresAt === null ? null : sealPrice(key, question, { ...priced.value, expiresAt })
            return writeAnswer<FiatQuote>(ok({ ...priced.value, quoteId }))
          },
          read: (value) => readAnswer(value, readQuote),
        })
      }),
    checkout: (request, milliseconds) =>
      answerInTime(milliseconds, async () => {
        const pricing = await pricingOf(needs)
        return askProvider(needs, provider, {
          answer: () => writeAnswer(checkOut(needs, facts, pricing, request)),
          read: (value) => readAnswer(value, readCheckout),
        })
      }),
    read: async (asked, milliseconds) => {
      const answered = await answerInTime(milliseconds, async () =>
        ok(
          await askProvider(needs, provider, {
            answer: () => {
              advanceFiatOrders(world, clock.now())
              const order = findFiatOrder(world, { provider: id, reference: asked.reference })
              return order === null ? { says: 'nothing' } : { says: 'order', ...order }
            },
            read: readOrder,
          }),
        ),
      )
      return answered.ok ? answered : fail({ code: 'fiat_provider_unavailable' })
    },
    readWebhook: (message, now) => readWebhook(world, id, message, now),
  }
}

/** How long it takes its time over a price. */
function answerTime({ clock, world }: SandboxFiatNeeds, facts: SandboxFiatFacts): number {
  const { answersAfterMilliseconds, id, isUnsteady } = facts
  const isSlow = modeOf(world, { kind: 'fiat', provider: id }) === 'slow'
  const more = isUnsteady && isSlow ? Math.floor(clock.now()) % UNSTEADY_MILLISECONDS : 0
  return answersAfterMilliseconds + more
}

async function pricingOf({ clock, prices, world }: SandboxFiatNeeds): Promise<PricingNeeds> {
  return {
    findCoin: (asset) => world.currencies.get(asset),
    prices: await prices(),
    now: clock.now(),
  }
}

/** Opens the order at the price that was promised, or at that of now. */
function checkOut(
  { clock, world }: SandboxFiatNeeds,
  facts: SandboxFiatFacts,
  pricing: PricingNeeds,
  request: FiatCheckoutRequest,
): Result<FiatCheckout, FiatFailure> {
  const priced = priceQuestion(facts, pricing, request)
  if (!priced.ok) return priced
  if (!URL.canParse(request.returnUrl)) return fail({ code: 'others' })
  const promised =
    request.quoteId === null
      ? null
      : openPrice(fiatMessageKey(world, facts.id), request, request.quoteId, pricing.now)
  const { amountTo, fee } = promised ?? priced.value
  const order = openFiatOrder(world, {
    provider: facts.id,
    providerName: facts.name,
    reference: request.reference,
    side: request.side,
    fiat: request.fiat,
    coin: request.coin,
    network: request.network,
    amountFrom: request.amount,
    amountTo,
    fee,
    method: request.method,
    methods: facts.methods,
    address: request.address,
    extraId: request.extraId,
    returnUrl: request.returnUrl,
    pageUrlOf: (id) => pageUrl(request, id),
    sendsAfter: facts.sendsAfterMilliseconds,
    expiresAt: clock.now() + EXPIRES_AFTER_MILLISECONDS,
  })
  return ok(checkoutOf(facts, order))
}

/** Its pages stand at the exchange's own address, in the language that the person goes back to. */
function pageUrl({ language, returnUrl }: FiatCheckoutRequest, id: string): string {
  const { pathname } = new URL(returnUrl)
  const prefix = pathname.startsWith(`/${language}/`) ? `/${language}` : ''
  return new URL(`${prefix}/sandbox/checkout/${id}`, returnUrl).href
}

function checkoutOf(
  { goesTo }: SandboxFiatFacts,
  { id, pageUrl: url }: WorkedFiatOrder,
): FiatCheckout {
  return {
    providerReference: id,
    goesTo:
      goesTo === 'redirect'
        ? { kind: 'redirect', url }
        : { kind: 'form', action: url, fields: { intent: 'arrive', order: id } },
  }
}
