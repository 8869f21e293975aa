import { randomUUID } from 'node:crypto'
import type { FiatOfferOut, FiatOfferQuery, FiatOffersReply } from '@causeway/api/contract'
import type { Messages } from '@causeway/content/messages'
import { knownPlace } from '@causeway/widget/fiat'
import { answerBody } from '../answer-body.ts'
import { pageTexts } from '../i18n/page-texts.ts'
import type { PageContext } from '../load-context.ts'
import { loadNeighbour } from '../neighbours/load-neighbour.server.ts'
import { type ProcessingCoin, toProcessingCoins } from '../order-steps/processing-coin.ts'
import { type PageSeo, seoAddress } from '../seo/index.ts'
import { type Narrowing, narrowingOf } from '../widget-frame/narrow-currencies.ts'
import { type Deal, type DealCategory, readDeal } from './deal.ts'

/** How many are taken to be there where they cannot be listed. */
const USUAL_PROVIDERS = 3

/** The page of a purchase or a sale. */
export type DealPage = {
  readonly kind: 'deal'
  readonly messages: Messages
  readonly seo: PageSeo
  readonly deal: Deal
  /** Whether the address names the place; otherwise it is where the server sees the visitor. */
  readonly isPlaceNamed: boolean
  /** The visitor's own country; null where the server does not know it. */
  readonly own: string | null
  readonly coins: readonly ProcessingCoin[]
  /** Which of them a frame’s host offers; null outside a frame. */
  readonly narrowing: Narrowing | null
  /** How many providers are asked. */
  readonly providers: number
  /** For who asked for them without a script: all offers. */
  readonly offers: FiatOffersReply | null
  /** The step of the address: the offer that was taken; null while none is. */
  readonly taken: { readonly offer: FiatOfferOut; readonly idempotencyKey: string } | null
  readonly canPlay: boolean
}

/**
 * Loads the step of the offers, which are asked by the page itself, or that of the address for the provider that the
 * address names (BUY-07). Where no provider does it, what can be done instead.
 */
export async function loadDeal(page: PageContext, category: DealCategory, request: Request) {
  const { calls, caller, frame, sandbox } = page
  const query = new URL(request.url).searchParams
  const [currencies, listed] = await Promise.all([
    calls.currencies().then(answerBody),
    calls.fiatProviders(),
  ])
  const providers = listed.ok
    ? listed.body.result.filter(({ sides }) => sides.includes(category)).length
    : USUAL_PROVIDERS
  if (providers === 0) {
    return { ...(await loadNeighbour(page, category, request)), kind: 'neighbour' } as const
  }
  const coins = toProcessingCoins(currencies)
  const read = readDeal(category, query, coins)
  const seen = knownPlace(caller.country, null)
  const deal: Deal = { ...read, place: read.place ?? seen }
  const question = offerQueryOf(deal)
  const isTaken = deal.provider !== null && question !== null
  const [{ messages, t }, offers] = await Promise.all([
    pageTexts(page, isTaken ? ['fiat', 'form', 'address', 'processing'] : ['fiat', 'form']),
    question !== null && (isTaken || query.has('offers'))
      ? calls.fiatOffers(question, caller)
      : null,
  ])
  const reply = offers?.ok ? offers.body : null
  const offer = isTaken ? reply?.result[0] : undefined
  return {
    kind: 'deal',
    messages,
    seo: {
      title: `${t(`fiat.${category}Title`)} · ${page.brand.name}`,
      description: t(`fiat.${category}Description`),
      ...seoAddress(page, `/${category}`),
    },
    deal: offer === undefined ? { ...deal, provider: null } : deal,
    isPlaceNamed: read.place !== null,
    own: seen?.country ?? null,
    coins,
    narrowing: frame === null ? null : narrowingOf(frame.options),
    providers,
    offers: isTaken ? null : reply,
    taken: offer === undefined ? null : { offer, idempotencyKey: randomUUID() },
    canPlay: sandbox !== null,
  } satisfies DealPage
}

/** The question for the deal's offers; null while it is not known where the person is. */
function offerQueryOf({ from, to, amount, place, provider }: Deal): FiatOfferQuery | null {
  if (place === null) return null
  const { country, state } = place
  return {
    from,
    to,
    amount,
    country,
    ...(state === null ? {} : { state }),
    ...(provider === null ? {} : { fiatProviders: provider }),
  }
}
