import type { UseCases } from '@causeway/server'
import { type FiatCallAnswer, refusedWith } from './fiat-call.ts'
import { fiatFailures } from './fiat-failure.ts'

/** Whether a provider that is named sells coins here; true where none is named. */
export function isKnownProvider({ fiat }: Pick<UseCases, 'fiat'>, code: string | null): boolean {
  return code === null || fiat.facts(code)?.sides.includes('buy') === true
}

/** The refusal of a request that names another provider. */
export function unknownProvider(code: string | null): FiatCallAnswer {
  return refusedWith(fiatFailures.invalidField('providerCode', code, 'Unknown provider'))
}
