import { countryCodes, countryWithStates, stateNames } from '@causeway/core/fiat'
import { answered, type FiatCall, refusedWith } from '../fiat-call.ts'
import { isKnownProvider, unknownProvider } from '../known-provider.ts'
import { optional, readFields, text } from '../read-fields.ts'

/** Countries that purchases can be asked for from, with their English names. Whether a provider serves one, its offers say. */
export const getAvailableCountries: FiatCall = {
  method: 'GET',
  path: '/available-countries',
  summary: 'Countries, and the states of the one whose states matter.',
  scope: 'read',
  params: ['providerCode?'],
  answer: ({ useCases }, params) => {
    const read = readFields(params, { providerCode: optional(text(40)) })
    if (!read.ok) return refusedWith(read.failure)
    const { providerCode } = read.value
    if (!isKnownProvider(useCases, providerCode)) return unknownProvider(providerCode)
    const names = new Intl.DisplayNames('en', { type: 'region' })
    return answered(
      countryCodes.map((code) => ({
        code,
        name: names.of(code) ?? code,
        ...(code === countryWithStates ? { states } : {}),
      })),
    )
  },
}

const states = Object.entries(stateNames).map(([code, name]) => ({ code, name }))
