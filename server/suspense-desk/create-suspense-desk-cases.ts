import { fail, ok } from '@causeway/core/result'
import type { Database } from '../db/index.ts'
import { type ClaimNeeds, decideClaim, listClaims } from '../payment-claims/index.ts'
import { staffActor } from '../staff/staff-actor.ts'
import type { SuspenseDeskCases } from './suspense-desk-types.ts'

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** What staff decide about payments that no order explains (OPS-12). What moves money is only proposed here. */
export function createSuspenseDeskCases(needs: ClaimNeeds): SuspenseDeskCases {
  const { database } = needs
  return {
    claims: () => listClaims(database),
    assignIntent: async (asked) => {
      if (asked.reason.trim() === '') return fail({ code: 'reason_missing' })
      const state = await claimState(database, asked.claimId)
      if (state === undefined) return fail({ code: 'claim_not_found' })
      if (state !== 'review') return fail({ code: 'claim_decided' })
      const isKnown = asked.publicCode === null || (await isOrder(database, asked.publicCode))
      return isKnown ? ok(asked) : fail({ code: 'order_not_found' })
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
    refuse: async ({ claimId, reason, refusal }, who) => {
      if (!UUID.test(claimId)) return fail({ code: 'claim_not_found' })
      const decision = { kind: 'refuse', refusal } as const
      return decideClaim(needs, { claimId, decision, reason, actor: staffActor(who) })
    },
  }
}

async function claimState(database: Database, claimId: string): Promise<string | undefined> {
  // An id of another form is known to no database.
  if (!UUID.test(claimId)) return undefined
  const row = await database
    .direct()
    .selectFrom('payment_claim')
    .select('state')
    .where('id', '=', claimId)
    .executeTakeFirst()
  return row?.state
}

async function isOrder(database: Database, publicCode: string): Promise<boolean> {
  const row = await database
    .direct()
    .selectFrom('orders')
    .select('id')
    .where('public_code', '=', publicCode)
    .executeTakeFirst()
  return row !== undefined
}
