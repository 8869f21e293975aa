import { ok } from '@causeway/core/result'
import type { StaffRole } from '@causeway/core/staff/roles'
import { openTestDatabase } from '@causeway/tests/exchange'
import { v7 as newId } from 'uuid'
import { describe, expect, type TestContext, test } from 'vitest'
import { verifyAudit } from '../audit/verify-audit.ts'
import type { Database } from '../db/index.ts'
import { inviteStaff } from '../staff/members/invite-staff.ts'
import type { StaffSession } from '../staff/staff-types.ts'
import type { ApprovalNeeds } from './approval-needs.ts'
import { approveProposal, withdrawProposal } from './decide-proposal.ts'
import { listProposals } from './list-proposals.ts'
import { propose } from './propose.ts'

const START = Date.UTC(2026, 10, 27)

/** Approvals whose executions are counted, with two administrators and a colleague of compliance. */
async function openStand(context: TestContext) {
  const { database } = await openTestDatabase(context, 'approvals')
  let now = START
  const executed: string[] = []
  const clock = { now: () => now }
  const carryOut = async (intent: object) => {
    executed.push(JSON.stringify(intent))
    return ok({ says: 'done' })
  }
  const needs: ApprovalNeeds = {
    database,
    clock,
    fourEyes: true,
    executors: {
      'customer.erase': carryOut,
      'customer.second_factor': carryOut,
      'order.release': carryOut,
      'order.refund': carryOut,
      'order.refund_part': carryOut,
      'order.refund_address': carryOut,
      'order.exchange': carryOut,
      'payouts.start': carryOut,
      'claim.assign': carryOut,
      'suspense.capital': carryOut,
      'suspense.return': carryOut,
      'affiliate.payout': carryOut,
      'wallet.cold': carryOut,
      'payout.hand': carryOut,
      'trading.change': carryOut,
      'breaker.reset': carryOut,
      'price.set': carryOut,
      'staff.invite': carryOut,
      'staff.role': carryOut,
      'staff.reset': carryOut,
    },
    onError: () => {},
  }
  const member = (role: StaffRole, email: string) => addMember(database, { role, email })
  return {
    database,
    executed,
    needs,
    anna: await member('administrator', 'anna@shop.example'),
    bert: await member('administrator', 'bert@shop.example'),
    clara: await member('compliance', 'clara@shop.example'),
    advance: (seconds: number) => {
      now += seconds * 1000
    },
  }
}

async function addMember(
  database: Database,
  { email, role }: { readonly email: string; readonly role: StaffRole },
): Promise<StaffSession> {
  const needs = { database, clock: { now: () => START }, staffKey: new Uint8Array(32) }
  const actor = { staffId: null, name: 'operator', network: null }
  const invited = await inviteStaff(needs, { email, role }, actor)
  if (!invited.ok) throw new Error(invited.failure.code)
  const { staffId } = invited.value
  await database
    .direct()
    .updateTable('staff')
    .set({ state: 'active', password_hash: 'none', joined_at: new Date(START) })
    .where('id', '=', staffId)
    .execute()
  const at = new Date(START)
  return { sessionId: newId(), staffId, email, name: '', role, provenAt: at, endsAt: at }
}

const invitation = {
  kind: 'staff.invite',
  subject: 'staff:new@shop.example',
  intent: { email: 'new@shop.example', role: 'viewer' },
  reason: 'Works here',
} as const

describe('proposals', () => {
  test('are executed once, however many approve at the same moment, and byte for byte', async (context) => {
    const { anna, bert, database, executed, needs } = await openStand(context)
    const proposed = await propose(needs, invitation, { session: anna, network: null })
    if (!proposed.ok) throw new Error(proposed.failure.code)
    const { id } = proposed.value
    const { intent, intent_hash: intentHash } = await database
      .direct()
      .selectFrom('proposal')
      .select(['intent', 'intent_hash'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    const ten = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        approveProposal(
          needs,
          { id, intentHash },
          { session: index % 2 === 0 ? anna : bert, network: null },
        ),
      ),
    )
    expect(ten.filter(({ ok: isDone }) => isDone)).toHaveLength(1)
    expect(executed).toEqual([intent])
    expect(await verifyAudit(database)).toMatchObject({ ok: true })
  })

  test('of somebody who was removed, or whose time is over, are void', async (context) => {
    const { advance, anna, bert, database, executed, needs } = await openStand(context)
    const ask = async () => {
      const proposed = await propose(needs, invitation, { session: anna, network: null })
      if (!proposed.ok) throw new Error(proposed.failure.code)
      return database
        .direct()
        .selectFrom('proposal')
        .select(['id', 'intent_hash as intentHash'])
        .where('id', '=', proposed.value.id)
        .executeTakeFirstOrThrow()
    }
    const [late, void_] = [await ask(), await ask()]
    const who = { session: bert, network: null }
    await database
      .direct()
      .updateTable('staff')
      .set({ state: 'removed' })
      .where('id', '=', anna.staffId)
      .execute()
    expect(await approveProposal(needs, void_, who)).toMatchObject({
      failure: { code: 'proposal_void' },
    })
    advance(24 * 3600)
    expect(await approveProposal(needs, late, who)).toMatchObject({
      failure: { code: 'proposal_state_unfit' },
    })
    expect(await withdrawProposal(needs, late.id, who)).toMatchObject({ ok: false })
    expect(executed).toEqual([])
  })

  test('that wait are listed before all that were decided', async (context) => {
    const { anna, database, needs } = await openStand(context)
    const first = await propose(needs, invitation, { session: anna, network: null })
    const second = await propose(needs, invitation, { session: anna, network: null })
    if (!first.ok || !second.ok) throw new Error('it was not proposed')
    const who = { session: anna, network: null }
    expect(await withdrawProposal(needs, second.value.id, who)).toMatchObject({ ok: true })
    const listed = await listProposals({ ...needs, database }, { state: null, subject: null })
    expect(listed.map(({ id, state }) => [id, state])).toEqual([
      [first.value.id, 'waiting'],
      [second.value.id, 'withdrawn'],
    ])
  })

  test('about staff wait for a second person also when the only other administrator was removed', async (context) => {
    const { anna, bert, clara, database, executed, needs } = await openStand(context)
    await database
      .direct()
      .updateTable('staff')
      .set({ state: 'removed' })
      .where('id', '=', bert.staffId)
      .execute()
    const waiting = await propose(needs, invitation, { session: anna, network: null })
    expect(waiting).toMatchObject({ value: { executed: null } })
    await database.direct().deleteFrom('staff_invitation').execute()
    await database.direct().deleteFrom('staff').where('id', '=', bert.staffId).execute()
    const alone = await propose(needs, invitation, { session: anna, network: null })
    expect(alone).toMatchObject({ value: { executed: { state: 'executed' } } })
    const ofOrder = {
      kind: 'order.release',
      subject: 'order:code',
      intent: { publicCode: 'code', reason: 'It is fine' },
      reason: 'It is fine',
    } as const
    expect(await propose(needs, ofOrder, { session: clara, network: null })).toMatchObject({
      value: { executed: null },
    })
    expect(executed).toHaveLength(1)
  })
})
