import { answered, type FiatCall, refusedWith } from '../fiat-call.ts'
import { isKnownProvider, unknownProvider } from '../known-provider.ts'
import { oneOf, optional, readFields, text } from '../read-fields.ts'

const TYPES = ['crypto', 'fiat'] as const

/** Fiat money and coins that purchases can be made with. Which of them a provider trades, its offers say. */
export const getCurrencies: FiatCall = {
  method: 'GET',
  path: '/currencies',
  summary: 'Fiat money and coins.',
  scope: 'read',
  params: ['type?', 'providerCode?'],
  answer: ({ publicUrl, useCases }, params) => {
    const read = readFields(params, {
      type: optional(oneOf(TYPES)),
      providerCode: optional(text(40)),
    })
    if (!read.ok) return refusedWith(read.failure)
    const { providerCode, type } = read.value
    if (!isKnownProvider(useCases, providerCode)) return unknownProvider(providerCode)
    return answered(
      useCases.catalogue.all
        .filter(({ isWebEnabled }) => isWebEnabled)
        .map((currency) => ({
          ticker: currency.ticker.toUpperCase(),
          name: currency.fullName,
          type: currency.isFiat ? ('fiat' as const) : ('crypto' as const),
          extraIdName: currency.extraIdName,
          iconUrl: `${publicUrl}/coin-images/${currency.code.toLowerCase()}.svg`,
          precision: String(currency.decimals),
        }))
        .filter((currency) => type === null || currency.type === type),
    )
  },
}
