import type { MessageKey } from '@causeway/content/messages'
import type { DealCategory } from './deal.ts'

/** What the provider takes on its own page: payment and papers, or papers and where the money goes. */
export const termsWords = {
  buy: 'fiat.providerTerms',
  sell: 'fiat.sellProviderTerms',
} as const satisfies Record<DealCategory, MessageKey>
