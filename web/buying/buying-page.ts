import type { FiatOfferOut, FiatOfferQuery } from '@causeway/api/contract'
import type { Messages } from '@causeway/content/messages'
import type { FormCoin, FormPlace } from '@causeway/widget/form'
import type { PageSeo } from '../seo/index.ts'

/** What the page is about: buying at all, a coin with a money, or that in one country. */
export type BuyingKind = 'landing' | 'pair' | 'place'

/** What is known of a question's offers at this moment. */
export type OffersNow = {
  /** Best first; refusals, which the page does not show, among them. */
  readonly answers: readonly FiatOfferOut[]
  /** How many providers have not answered yet. */
  readonly awaited: number
  /** All have answered, and none sells this coin for this money. */
  readonly isSoldByNobody: boolean
}

/** A page that shows what a purchase would bring now (BUY-03), for people who come from search engines (PAGE-04). */
export type BuyingPage = {
  readonly kind: BuyingKind
  readonly messages: Messages
  readonly seo: PageSeo
  readonly from: FormCoin
  readonly to: FormCoin
  readonly place: FormPlace
  readonly placeName: string
  readonly query: FiatOfferQuery & { readonly amount: string }
  readonly now: OffersNow
  /** What is to be known of the coin, in sentences. */
  readonly about: readonly string[]
  /** The coin's prices of the last day in US dollars, oldest first; empty where nobody tells them. */
  readonly course: readonly string[]
  readonly coins: readonly FormCoin[]
  readonly fiats: readonly FormCoin[]
  readonly countries: readonly { readonly code: string; readonly name: string }[]
}
