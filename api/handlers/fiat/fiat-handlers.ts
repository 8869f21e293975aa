import { type FiatAnswer, filterAnswers, mergeLimits, sortAnswers } from '@causeway/core/fiat'
import type { UseCases } from '@causeway/server'
import type { BeginFiatOrderInput, BegunFiatOrder } from '@causeway/server/fiat'
import type { OrderHolder } from '@causeway/server/orders'
import type {
  Answer,
  Caller,
  FiatExchangeReply,
  FiatOfferOut,
  FiatOfferQuery,
  FiatOffersReply,
  fiatCalls,
  InputOf,
} from '../../contract/index.ts'
import { refuse, type Wording } from '../../failures/index.ts'
import { answer, type HandlersOf } from '../handler.ts'
import { accountOf } from '../orders/holder-of.ts'
import { createTransactionReply } from '../orders/transaction-reply.ts'
import { fiatOfferOut, fiatOffersOut, fiatProviderOut } from './fiat-offer-out.ts'

type Needs = { readonly useCases: UseCases; readonly words: Wording }

const NO_MERITS = { merits: [], isBest: false } as const

/** Providers of fiat, their offers, and orders with them (BUY-01, BUY-04, BUY-07). */
export function createFiatHandlers({ useCases, words }: Needs): HandlersOf<typeof fiatCalls> {
  const { fiat } = useCases
  const reply = createTransactionReply(useCases)
  const askForOffers = createAskForOffers({ useCases, words })
  return {
    fiatProviders: async () => {
      const [providers, health] = [await fiat.providers(), fiat.health()]
      const result = providers.map((each) => fiatProviderOut(each, health.get(each.facts.id)))
      return answer({ result })
    },
    fiatOffers: async (query, _caller, onOffer: OnOffer = () => {}) => askForOffers(query, onOffer),
    beginFiatOrder: async (request, caller) => {
      const holder = {
        holderSecrets: caller.holderSecrets,
        accountId: await accountOf({ useCases }, caller),
      }
      const begun = await fiat.begin(inputOf(request, { caller, holder }))
      if (!begun.ok) return refuse(begun.failure, words)
      const { holderSecret, isNew, order } = begun.value
      const body = {
        faTransactionId: order.publicCode,
        providerId: order.provider,
        ...placeOut(begun.value),
        ...reply(order, true),
        holderSecret,
      }
      return {
        ok: true,
        status: isNew ? 201 : 200,
        body,
        cookies: [{ kind: 'holder', publicCode: order.publicCode, holderSecret }],
      }
    },
  }
}

type AskFailure = Extract<
  Awaited<ReturnType<UseCases['fiat']['ask']>>,
  { readonly ok: false }
>['failure']
type OnOffer = (offer: FiatOfferOut) => void

/** Asks all providers side by side; `onOffer` gets each offer as it comes, the reply is there when all are (BUY-03, BUY-04). */
export type AskForOffers = (
  query: FiatOfferQuery,
  onOffer: OnOffer,
) => Promise<Answer<FiatOffersReply, AskFailure['code']>>

export function createAskForOffers({ useCases, words }: Needs): AskForOffers {
  return async (query, onOffer) => {
    const filter = filterOf(query)
    const asked = await useCases.fiat.ask(questionOf(query), onlyOf(query), (given, question) => {
      const [fitting] = filterAnswers([given], filter)
      if (fitting !== undefined) onOffer(fiatOfferOut(fitting, question, NO_MERITS))
    })
    if (!asked.ok) return refuse(asked.failure, words)
    const { answers, asked: question } = asked.value
    const shown: readonly FiatAnswer[] = sortAnswers(filterAnswers(answers, filter))
    return answer({ result: fiatOffersOut(shown, question), limits: mergeLimits(shown) })
  }
}

function placeOut({ goesTo }: BegunFiatOrder): Pick<FiatExchangeReply, 'redirectUrl' | 'form'> {
  if (goesTo.kind === 'redirect') return { redirectUrl: goesTo.url, form: null }
  const { action, fields } = goesTo
  return { redirectUrl: null, form: { action, method: 'post', fields: { ...fields } } }
}

/** The source's clients name the same things in two ways. An absent one is refused as what it should have been. */
function questionOf(query: FiatOfferQuery) {
  return {
    from: (query.from ?? query.currencyFrom ?? '').toLowerCase(),
    to: (query.to ?? query.currencyTo ?? '').toLowerCase(),
    amount: query.amount ?? query.amountFrom ?? '',
    country: query.country,
    state: query.state || null,
    method: query.paymentMethod ?? null,
  }
}

function filterOf({ rating }: FiatOfferQuery) {
  return { methods: [], rating: !rating || rating === 'any' ? null : Number(rating) }
}

function onlyOf({ fiatProviders }: FiatOfferQuery): readonly string[] | null {
  return fiatProviders ? fiatProviders.split(',').map((id) => id.trim()) : null
}

/** `uaId`, `location`, `cookieSessionId` and `timestamp` are the source's own counting: taken, and kept nowhere. */
function inputOf(
  request: InputOf<typeof fiatCalls.beginFiatOrder>,
  who: {
    readonly caller: Caller
    readonly holder: OrderHolder & { readonly accountId: string | null }
  },
): BeginFiatOrderInput {
  const { caller, holder } = who
  return {
    ...holder,
    idempotencyKey: request.idempotencyKey,
    from: request.from.toLowerCase(),
    to: request.to.toLowerCase(),
    provider: request.providerId,
    amount: request.amount,
    country: request.country,
    state: request.state || null,
    method: request.paymentMethod ?? null,
    address: request.address,
    // An empty text says that the address needs none; null, that nothing was said.
    extraId: request.extraId ?? null,
    email: request.email || null,
    clientId: request.clientId || null,
    refId: request.refId || null,
    language: request.language ?? null,
    clientAddress: caller.clientAddress ?? null,
    userAgent: caller.userAgent || request.userAgent || null,
  }
}
