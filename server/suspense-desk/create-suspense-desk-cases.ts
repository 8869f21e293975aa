import { fail, ok } from '@causeway/core/result'
import type { OrderNeeds } from '../orders/index.ts'
import {
  type ClaimNeeds,
  decideClaim,
  findClaim,
  findPaymentForStaff,
  listClaims,
  targetOf,
} from '../payment-claims/index.ts'
import { staffActor } from '../staff/staff-actor.ts'
import { checkReturn, returnTerms } from '../suspense-returns/check-return.ts'
import { listReturns } from '../suspense-returns/list-returns.ts'
import type { SuspenseDeskCases } from './suspense-desk-types.ts'

/** What staff decide about payments that no order explains (OPS-12). What moves money is only proposed here. */
export function createSuspenseDeskCases(needs: ClaimNeeds & OrderNeeds): SuspenseDeskCases {
  const { database } = needs
  return {
    claims: () => listClaims(database),
    assignIntent: async (asked) => {
      if (asked.reason.trim() === '') return fail({ code: 'reason_missing' })
      const claim = await findClaim(database, asked.claimId)
      if (claim === undefined) return fail({ code: 'claim_not_found' })
      if (claim.state !== 'review') return fail({ code: 'claim_decided' })
      const target = await targetOf(database, claim, asked.publicCode)
      return target === undefined ? fail({ code: 'order_not_found' }) : ok(asked)
    },
    capitalIntent: async (asked) => {
      if (asked.reason.trim() === '') return fail({ code: 'reason_missing' })
      const found = await database
        .direct()
        .selectFrom('deposit')
        .select(['role', 'state'])
        .where('network', '=', asked.network)
        .where('tx_id', '=', asked.txId)
        .where('output_index', '=', asked.outputIndex)
        .execute()
      if (found.length === 0) return fail({ code: 'deposit_not_found' })
      const isOpen = found.some(({ role, state }) => role === 'suspense' && state === 'confirmed')
      return isOpen ? ok(asked) : fail({ code: 'not_in_suspense' })
    },
    returnIntent: (asked) => checkReturn(needs, asked),
    returnTerms: (came) => returnTerms(needs.catalogue, came),
    returns: () => listReturns(database),
    find: (asked, who) => findPaymentForStaff(needs, asked, staffActor(who)),
    refuse: async ({ claimId, reason, refusal }, who) => {
      const decision = { kind: 'refuse', refusal } as const
      return decideClaim(needs, { claimId, decision, reason, actor: staffActor(who) })
    },
  }
}
