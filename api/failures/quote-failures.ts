import type { PauseReason } from '@causeway/core/ports'
import type { EstimateFailure, PairFailure } from '@causeway/server/quotes'
import type { Facts, FailureRows, Wording } from './failure-rows.ts'

const limitDetails = ({ limits }: Facts['amount_below_minimum'], { units }: Wording) => ({
  limits: {
    from: { min: units(limits.minFrom), max: units(limits.maxFrom) },
    to: { min: units(limits.minTo), max: units(limits.maxTo) },
  },
})

const pauseWords: Readonly<Record<PauseReason, (ticker: string) => string>> = {
  too_few_sources: (ticker) => `Too few markets quote ${ticker} right now`,
  sources_disagree: (ticker) => `Markets disagree on the price of ${ticker} right now`,
  jumped: (ticker) => `${ticker} prices are moving too fast right now`,
  stale: (ticker) => `${ticker} prices are out of date right now`,
}

/** Why no price can be given, or not for this amount. */
export const quoteFailures = {
  amount_below_minimum: {
    status: 422,
    message: ({ limits }, { sum }) =>
      `The amount is too small. The minimum you can send is ${sum(limits.minFrom)}, for ${sum(limits.minTo)}.`,
    details: limitDetails,
  },
  amount_above_maximum: {
    status: 422,
    message: ({ limits }, { sum }) =>
      `The amount is too large. The maximum you can send is ${sum(limits.maxFrom)}, for ${sum(limits.maxTo)}.`,
    details: limitDetails,
  },
  amount_missing: {
    status: 400,
    message: () => 'Send amountFrom or amountTo.',
  },
  amount_malformed: {
    status: 400,
    message: () =>
      'The amount must be a plain decimal number such as 0.25: digits and one point, no sign, exponent or spaces.',
  },
  amount_too_fine: {
    status: 400,
    message: () => 'The amount has more decimal places than the coin supports. Use fewer.',
  },
  amount_too_long: {
    status: 400,
    message: () => 'The amount has too many digits.',
  },
  currency_unknown: {
    status: 422,
    message: ({ asset }) => `Unknown coin "${asset}". GET /api/currencies lists them all.`,
    details: ({ asset }) => ({ currency: asset }),
  },
  currency_disabled: {
    status: 422,
    message: ({ asset }, words) =>
      `${words.coin(asset)} can’t be exchanged this way right now. Choose another coin.`,
    details: ({ asset }) => ({ currency: asset }),
  },
  same_currency: {
    status: 422,
    message: () => 'Choose two different coins.',
  },
  fixed_rate_unavailable: {
    status: 422,
    message: ({ assets }, words) =>
      `There is no guaranteed rate for ${assets.map(words.coin).join(' and ')}. Use the floating rate.`,
    details: ({ assets }) => ({ currencies: assets }),
  },
  new_account_not_offered: {
    status: 422,
    message: () => 'We can’t create an account for this coin. Enter an account you already have.',
  },
  pair_unavailable: {
    status: 503,
    message: () => 'This pair isn’t available right now. Try again later, or choose another coin.',
  },
  out_of_stock: {
    status: 503,
    message: ({ asset }, words) =>
      `${words.coin(asset)} is sold out for now. Try again later, or choose another coin to receive.`,
    details: ({ asset }) => ({ currency: asset }),
  },
  stock_unknown: {
    status: 503,
    message: () =>
      'We’re updating our reserves and can’t quote an amount yet. Try again in a few seconds.',
  },
  price_missing: {
    status: 503,
    message: ({ asset }, words) =>
      `There is no market price for ${words.coin(asset)} right now. Try again in a minute.`,
    details: ({ asset }) => ({ currency: asset }),
  },
  price_paused: {
    status: 503,
    message: ({ asset, reason }, words) =>
      `${pauseWords[reason](words.coin(asset))}, so exchanges with it are paused, usually for a few minutes. Your orders aren’t affected. Try again later, or choose another coin.`,
    details: ({ asset, reason }) => ({ currency: asset, reason }),
  },
  price_stale: {
    status: 503,
    message: () => 'Market prices are out of date. Try again in a minute.',
  },
  pair_halted: {
    status: 503,
    message: () => 'This pair is paused. Existing orders are safe. Try again later.',
  },
} as const satisfies FailureRows<EstimateFailure['code'] | PairFailure['code']>
