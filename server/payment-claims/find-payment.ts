import { readTransactionId } from '@causeway/core/addresses'
import { type Amount, amount } from '@causeway/core/money'
import type { ClaimState, PaymentProblem } from '@causeway/core/orders'
import { type Failure, fail, ok, type Result } from '@causeway/core/result'
import type { Selectable } from 'kysely'
import { type AuditActor, appendAudit } from '../audit/append-audit.ts'
import type { DepositTable, OrdersTable } from '../db/index.ts'
import { type ChangingHolder, isHeldBy, type OrderNotFound } from '../orders/index.ts'
import { assignOwn } from './assign-own.ts'
import type { ClaimNeeds } from './claim-needs.ts'
import { type Judgement, judgePayment, networksOf } from './judge-payment.ts'
import { lookOnChains, type UnrecordedTransaction } from './look-on-chains.ts'
import { makeClaim } from './make-claim.ts'

type Deposit = Selectable<DepositTable>
type Order = Selectable<OrdersTable>

export type FindPaymentInput = ChangingHolder & {
  readonly publicCode: string
  /** What the holder pasted: an id, or a link to an explorer. */
  readonly pasted: string
}

/** What a payment is to the order whose holder asked for it. */
export type PaymentFinding =
  | { readonly kind: UnrecordedTransaction | 'dropped' | 'before_order' }
  | { readonly kind: 'other_order'; readonly order: string | null }
  | ({ readonly kind: 'in_order' | 'assigned' } & Seen)
  | ({
      readonly kind: 'claimed'
      readonly problem: PaymentProblem
      readonly state: ClaimState
    } & Seen)

type Seen = {
  readonly amount: Amount
  readonly confirmations: number
  readonly confirmationsNeeded: number
}

export type FindPaymentFailure =
  | OrderNotFound
  | Failure<
      | 'not_the_holder'
      | 'proof_needed'
      | 'transaction_id_malformed'
      | 'payment_lookup_unavailable'
      | 'too_many_claims'
    >

export type StaffFindFailure = Failure<
  Exclude<FindPaymentFailure['code'], 'not_the_holder' | 'proof_needed'>
>

/**
 * Looks for a payment that its sender misses in an order: in what the scans wrote down, then on the chains. One that no
 * order explains is claimed for the order, once however often it is asked for, where it can be this order's at all.
 */
export async function findPayment(
  needs: ClaimNeeds,
  input: FindPaymentInput,
): Promise<Result<PaymentFinding, FindPaymentFailure>> {
  const order = await needs.database
    .direct()
    .selectFrom('orders')
    .selectAll()
    .where('public_code', '=', input.publicCode)
    .executeTakeFirst()
  if (order === undefined) return fail({ code: 'order_not_found' })
  if (!isHeldBy(order, input)) return fail({ code: 'not_the_holder' })
  return lookFor(needs, order, { pasted: input.pasted, holder: input })
}

/**
 * The same for staff (OPS-09.12), who are told of every order. A payment that no order explains is claimed for this one;
 * two people decide about it. Looking is an entry of the audit log.
 */
export async function findPaymentForStaff(
  needs: ClaimNeeds,
  asked: { readonly publicCode: string; readonly pasted: string },
  actor: AuditActor,
): Promise<Result<PaymentFinding, StaffFindFailure>> {
  const order = await needs.database
    .direct()
    .selectFrom('orders')
    .selectAll()
    .where('public_code', '=', asked.publicCode)
    .executeTakeFirst()
  if (order === undefined) return fail({ code: 'order_not_found' })
  const found = await lookFor(needs, order, { pasted: asked.pasted, holder: 'staff' })
  if (!found.ok) return fail(withoutHolder(found.failure))
  await needs.database.transaction('search_payment', (tx) =>
    appendAudit(tx, needs.clock.now(), {
      actor,
      action: 'payment.searched',
      subject: `order:${asked.publicCode}`,
      after: { pasted: asked.pasted, found: found.value.kind },
    }),
  )
  return found
}

function withoutHolder({ code }: FindPaymentFailure): StaffFindFailure {
  if (code === 'not_the_holder' || code === 'proof_needed') {
    throw new Error('Staff were asked for what a holder proves')
  }
  return { code }
}

async function lookFor(
  needs: ClaimNeeds,
  order: Order,
  { holder, pasted }: { readonly holder: ChangingHolder | 'staff'; readonly pasted: string },
): Promise<Result<PaymentFinding, FindPaymentFailure>> {
  const { addressFamily } = needs.catalogue.networkOf(coinOf(needs, order))
  const txId = readTransactionId(addressFamily, pasted)
  if (txId === null) return fail({ code: 'transaction_id_malformed' })
  const chain = needs.chains.get(order.network_from)
  const networks = networksOf(chain, order.network_from, needs.chains)
  const deposits = await needs.database
    .direct()
    .selectFrom('deposit')
    .selectAll()
    .where('network', 'in', networks)
    .where('tx_id', '=', txId)
    .orderBy('id')
    .execute()
  const counted = deposits.filter(({ state }) => state !== 'gone' && state !== 'reversed')
  if (counted.length > 0) return judgeAll(needs, order, { counted, holder })
  if (deposits.length > 0) return ok({ kind: 'dropped' })
  const found = await lookOnChains(needs, networks, txId)
  return found.ok ? ok({ kind: found.value }) : found
}

function coinOf({ catalogue }: ClaimNeeds, { asset_from }: Order) {
  const coin = catalogue.find(asset_from)
  if (coin === undefined) throw new Error(`The catalogue has no ${asset_from}`)
  return coin
}

const RANKS: Readonly<Record<Judgement['kind'], number>> = {
  in_order: 0,
  from_own_order: 1,
  claimable: 2,
  other_order: 3,
  before_order: 4,
  not_ours: 5,
}

/** One transaction can pay several of our addresses: what concerns the order most is told of. */
async function judgeAll(
  needs: ClaimNeeds,
  order: Order,
  asked: { readonly counted: readonly Deposit[]; readonly holder: ChangingHolder | 'staff' },
): Promise<Result<PaymentFinding, FindPaymentFailure>> {
  const { counted, holder } = asked
  const judged: { readonly deposit: Deposit; readonly judgement: Judgement }[] = []
  for (const deposit of counted) {
    judged.push({ deposit, judgement: await judgePayment(needs, { deposit, order, holder }) })
  }
  const [first] = judged.sort((a, b) => RANKS[a.judgement.kind] - RANKS[b.judgement.kind])
  if (first === undefined) return ok({ kind: 'not_found' })
  const { deposit, judgement } = first
  switch (judgement.kind) {
    case 'in_order':
      return ok({ kind: 'in_order', ...seen(deposit) })
    case 'from_own_order': {
      if (holder === 'staff') throw new Error('Staff hold no order')
      const { owner } = judgement
      const assigned = await assignOwn(needs, { order, owner, deposit, holder })
      return assigned.ok ? ok({ kind: 'assigned', ...seen(deposit) }) : assigned
    }
    case 'claimable': {
      const { problem } = judgement
      const state = await makeClaim(needs, { order, deposit, problem })
      return state.ok
        ? ok({ kind: 'claimed', problem, state: state.value, ...seen(deposit) })
        : state
    }
    case 'other_order':
      return ok(judgement)
    case 'before_order':
    case 'not_ours':
      return ok({ kind: judgement.kind })
  }
}

function seen({ asset, units, confirmations, needed }: Deposit): Seen {
  return { amount: amount(asset, units), confirmations, confirmationsNeeded: needed }
}
