import type { DealOutcome } from './begin-deal.server.ts'
import { readDealFields } from './deal-fields.ts'

/** The step of the address again, where nothing reached the server: with everything that was typed. */
export function lostDeal(form: FormData): DealOutcome {
  return {
    fields: readDealFields(form),
    errors: {},
    notice: null,
    idempotencyKey: null,
    isLost: true,
  }
}
