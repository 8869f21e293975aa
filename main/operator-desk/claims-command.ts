import { type ClaimForOperator, decideClaim, listClaims } from '@causeway/server/payment-claims'
import { CommandStopped } from '../run-command.ts'
import type { CommandLine, OperatorDesk } from './open-operator-desk.ts'

const SAYS = {
  reason_missing: 'Say why: --reason TEXT. It stands in the records for ever',
  claim_not_found: 'There is no such claim: `claims` lists them',
  claim_decided: 'That claim is decided already',
  order_not_found: 'There is no such order',
  not_assignable:
    'That payment cannot go into this order: it is another coin, another order has it, or the chain has lost it',
} as const

const PROBLEMS = {
  memo_missing: 'without a memo',
  memo_wrong: 'with a memo that no order has',
  other_coin: 'another coin than the order’s',
  other_network: 'on another network with the same addresses',
} as const

/** Lists the payments that customers have claimed, or decides about one. */
export async function claimsCommand(desk: OperatorDesk, line: CommandLine): Promise<void> {
  const [action, claimId = '', choice] = line.given
  if (action === undefined) return showClaims(desk)
  const decision = decisionOf(action, choice)
  // An id of another form is known to no database.
  if (!/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(claimId)) {
    throw new CommandStopped(SAYS.claim_not_found)
  }
  const decided = await decideClaim(desk, { claimId, decision, reason: line.reason })
  if (!decided.ok) throw new CommandStopped(SAYS[decided.failure.code])
  desk.say(
    decision.kind === 'assign'
      ? `${claimId} is assigned: its order goes on with the payment`
      : `${claimId} is refused: its order says so`,
  )
}

function decisionOf(action: string, choice: string | undefined) {
  if (action === 'assign') return { kind: 'assign', publicCode: choice ?? null } as const
  if (action === 'refuse' && (choice === 'unproven' || choice === 'returned')) {
    return { kind: 'refuse', refusal: choice } as const
  }
  throw new CommandStopped(
    'Say what: claims assign CLAIM [ORDER], claims refuse CLAIM unproven|returned',
  )
}

async function showClaims(desk: OperatorDesk): Promise<void> {
  const claims = await listClaims(desk.database)
  if (claims.length === 0) desk.say('No payment is claimed')
  for (const claim of claims) for (const text of linesOf(desk, claim)) desk.say(text)
}

function linesOf({ inCoins }: OperatorDesk, claim: ClaimForOperator): readonly string[] {
  const { order, payment } = claim
  const isExact =
    order.expected.asset === payment.amount.asset && order.expected.units === payment.amount.units
  return [
    `${claim.id}  ${PROBLEMS[claim.problem]}  claimed ${claim.madeAt.toISOString()}`,
    `    payment ${inCoins(payment.amount.asset, payment.amount.units)} on ${payment.network}, memo ${payment.extraId ?? 'none'}, ${payment.state}, seen ${payment.seenAt.toISOString()}`,
    `    transaction ${payment.txId}`,
    `    order ${order.publicCode} (${order.state}) of ${order.createdAt.toISOString()}, expects ${inCoins(order.expected.asset, order.expected.units)}${isExact ? ': exactly that' : ''}`,
    `    refund address ${order.refundAddress ?? 'none'}`,
    `    ${claim.rivals} other claims of it, ${claim.alike} other unpaid orders of exactly this sum`,
  ]
}
