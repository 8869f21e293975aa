import type { ClaimRefusal } from '@causeway/core/orders'
import { type Failure, fail, ok, type Result } from '@causeway/core/result'
import type { Selectable } from 'kysely'
import { type AuditActor, appendAudit } from '../audit/append-audit.ts'
import type { Database, PaymentClaimTable, Tx } from '../db/index.ts'
import { assignDeposit } from '../deposits/index.ts'
import { lockOrder } from '../orders/index.ts'
import type { ClaimNeeds } from './claim-needs.ts'
import { endClaim, lockClaimsOf } from './end-claims.ts'

export type DecideClaimFailure = Failure<
  'reason_missing' | 'claim_not_found' | 'claim_decided' | 'order_not_found' | 'not_assignable'
>

type ClaimDecision =
  /** To its own order, or to another one of the coin that came. */
  | { readonly kind: 'assign'; readonly publicCode: string | null }
  | { readonly kind: 'refuse'; readonly refusal: ClaimRefusal }

type Needs = Omit<ClaimNeeds, 'chains' | 'alert'>
type Claim = Selectable<PaymentClaimTable>

/** An operator decides about a claim, once, with a reason that stays in the records; a member of staff also in the audit log. */
export async function decideClaim(
  needs: Needs,
  asked: {
    readonly claimId: string
    readonly decision: ClaimDecision
    readonly reason: string
    readonly actor?: AuditActor
  },
): Promise<Result<null, DecideClaimFailure>> {
  const { actor, claimId, decision } = asked
  const reason = asked.reason.trim()
  if (reason === '') return fail({ code: 'reason_missing' })
  const claim = await findClaim(needs.database, claimId)
  if (claim === undefined) return fail({ code: 'claim_not_found' })
  const publicCode = decision.kind === 'assign' ? decision.publicCode : null
  const target = await targetOf(needs.database, claim, publicCode)
  if (target === undefined) return fail({ code: 'order_not_found' })
  const touched: string[] = []
  const decided = await needs.database.transaction('decide_claim', async (tx) => {
    const now = needs.clock.now()
    const about = { claim, target, decision, reason, at: new Date(now) }
    const done = await decide(tx, needs, about, touched)
    if (done.ok && actor !== undefined) {
      const action = decision.kind === 'assign' ? 'claim.assigned' : 'claim.refused'
      const after = { ...decision, reason }
      await appendAudit(tx, now, { actor, action, subject: `claim:${claimId}`, after })
    }
    return done
  })
  for (const id of touched) needs.watch.changed(id)
  if (decided.ok) needs.wake('orders')
  return decided
}

/** Decides alike about all claims of an order that wait. */
export async function decideClaimsOf(
  needs: Needs,
  asked: {
    readonly publicCode: string
    readonly decision: 'assign' | ClaimRefusal
    readonly reason: string
  },
): Promise<Result<null, DecideClaimFailure>> {
  const claims = await needs.database
    .direct()
    .selectFrom('payment_claim')
    .innerJoin('orders', 'orders.id', 'payment_claim.order_id')
    .select('payment_claim.id')
    .where('orders.public_code', '=', asked.publicCode)
    .where('payment_claim.state', '=', 'review')
    .orderBy('payment_claim.id')
    .execute()
  if (claims.length === 0) return fail({ code: 'claim_not_found' })
  const decision: ClaimDecision =
    asked.decision === 'assign'
      ? { kind: 'assign', publicCode: null }
      : { kind: 'refuse', refusal: asked.decision }
  for (const { id } of claims) {
    const decided = await decideClaim(needs, { claimId: id, decision, reason: asked.reason })
    if (!decided.ok) return decided
  }
  return ok(null)
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** A claim by its id, decided or not. */
export async function findClaim(database: Database, claimId: string): Promise<Claim | undefined> {
  // An id of another form is known to no database.
  if (!UUID.test(claimId)) return undefined
  return database
    .direct()
    .selectFrom('payment_claim')
    .selectAll()
    .where('id', '=', claimId)
    .executeTakeFirst()
}

/** The order that a claimed payment would go to; undefined where there is none. */
export async function targetOf(
  database: Database,
  claim: Claim,
  publicCode: string | null,
): Promise<string | undefined> {
  if (publicCode === null) return claim.order_id
  const row = await database
    .direct()
    .selectFrom('orders')
    .select('id')
    .where('public_code', '=', publicCode)
    .executeTakeFirst()
  return row?.id
}

type About = {
  readonly claim: Claim
  readonly target: string
  readonly decision: ClaimDecision
  readonly reason: string
  readonly at: Date
}

async function decide(
  tx: Tx,
  needs: Needs,
  { claim, target, decision, reason, at }: About,
  touched: string[],
): Promise<Result<null, DecideClaimFailure>> {
  const open = await lockClaimsOf(tx, claim.deposit_id, [claim.order_id, target])
  const mine = open.find(({ id }) => id === claim.id)
  if (mine === undefined) return fail({ code: 'claim_decided' })
  if (decision.kind === 'refuse') {
    await endClaim(tx, mine, { event: 'refused', refusal: decision.refusal, reason, at })
    touched.push(mine.order_id)
    return ok(null)
  }
  const order = await lockOrder(tx, target)
  if (!(await assignDeposit(tx, needs, order, claim.deposit_id))) {
    return fail({ code: 'not_assignable' })
  }
  touched.push(target)
  for (const each of open) {
    const isMine = each.id === mine.id
    await endClaim(tx, each, {
      event: isMine ? 'assigned' : 'refused',
      refusal: isMine ? null : 'unproven',
      reason,
      at,
    })
    touched.push(each.order_id)
  }
  return ok(null)
}
