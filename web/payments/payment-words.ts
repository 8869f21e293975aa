import type { MessageKey } from '@causeway/content/messages'

/** What is done on the provider's page: paying, or saying where the money goes. */
export const paymentWords = {
  buy: 'fiat.paymentText',
  sell: 'fiat.sellPaymentText',
} as const satisfies Record<'buy' | 'sell', MessageKey>
