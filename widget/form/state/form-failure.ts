import type { ErrorReply } from '@causeway/api/contract'

/** Why there is no estimate. `coin` is the ticker it is about, where the server named one. */
export type FormFailure = {
  readonly code:
    | 'network_unreachable'
    | 'price_moving'
    | 'price_paused'
    | 'out_of_stock'
    | 'pair_halted'
    | 'rate_limited'
    | 'currency_disabled'
    | 'refused'
  readonly coin: string | null
}

/** What a refused estimate means for the form. Codes that a customer can do nothing about are one: `refused`. */
export function formFailure({ code, details }: ErrorReply['error']): FormFailure {
  const coin = typeof details.currency === 'string' ? details.currency : null
  switch (code) {
    case 'price_paused':
      if (coin === null) return { code: 'refused', coin }
      return { code: details.reason === 'jumped' ? 'price_moving' : 'price_paused', coin }
    case 'out_of_stock':
    case 'pair_halted':
    case 'rate_limited':
    case 'currency_disabled':
    case 'network_unreachable':
      return { code, coin }
    default:
      return { code: 'refused', coin }
  }
}
