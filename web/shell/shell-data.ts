import type { SiteFacts } from '@causeway/content/site'
import type { HomeExchangeProps } from '../exchange-form/home-exchange.tsx'

/** A pair of the footer's list, by the tickers of its address and the words of its link. */
export type FooterPair = {
  readonly from: string
  readonly to: string
  readonly fromLabel: string
  readonly toLabel: string
}

/** What the frame knows of the operator, in the language of the page. Null or empty: he has not said. */
export type ShellSite = Pick<SiteFacts, 'blogUrl' | 'apps' | 'reviewBadge'> & {
  /** Where help is: a page of his, or a `mailto:` address. */
  readonly supportUrl: string | null
  readonly social: readonly { readonly name: string; readonly url: string }[]
}

/** What the frame of a page shows besides its words. */
export type ShellData = {
  readonly site: ShellSite
  readonly pairs: readonly FooterPair[]
  /** Codes of the money in which worths can be shown: `usd`, `eur`. */
  readonly money: readonly string[]
  /** Null where no form stands above the footer. */
  readonly form: HomeExchangeProps | null
}
