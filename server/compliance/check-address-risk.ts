import { asksForIdentification, isRestricted } from '@causeway/core/compliance/decide-compliance'
import type { ScreenedSubject } from '@causeway/core/ports'
import { type Failure, fail, ok, type Result } from '@causeway/core/result'
import type { Compliance } from './compliance.ts'

/** `unknown`: the provider does not answer. It is asked again before anything leaves (pass-compliance). */
export type AddressRisk = 'clear' | 'asks_for_identification' | 'unknown'

/**
 * Whether money may go to an address (EXCH-05). Asked for an address that the chain's rules accept, outside any
 * transaction. Nothing is stored: before a payout the address is screened again, and that answer is kept.
 */
export async function checkAddressRisk(
  compliance: Compliance | undefined,
  subject: ScreenedSubject,
): Promise<Result<AddressRisk, Failure<'address_restricted'>>> {
  if (compliance === undefined || compliance.screening === null) return ok('clear')
  const screened = await compliance.screening.screen(subject)
  if (!screened.ok) return ok('unknown')
  const { policy } = compliance
  if (isRestricted(policy, screened.value)) return fail({ code: 'address_restricted' })
  return ok(asksForIdentification(policy, screened.value) ? 'asks_for_identification' : 'clear')
}
