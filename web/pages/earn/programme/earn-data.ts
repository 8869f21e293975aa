import type { AffiliateStatusReply, AffiliateTermsOut, ClientCalls } from '@causeway/api/contract'

/** Everything that the page about the affiliate programme shows. */
export type EarnData = {
  readonly brandName: string
  /** The visitor's part in it; null of visitors who aren't signed in. */
  readonly affiliate: AffiliateStatusReply['result'] | null
  readonly terms: AffiliateTermsOut
  /** The link of an approved affiliate. */
  readonly link: string | null
  /** Pages for approved affiliates. */
  readonly places: readonly {
    readonly name: 'tools' | 'statistics' | 'payouts'
    readonly path: string
  }[]
}

/** What a browser does on it. */
export type EarnCalls = Pick<ClientCalls, 'affiliateBecomePartner'>
