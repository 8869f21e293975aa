import { type ClaimForOperator, decideClaim, listClaims } from '@causeway/server/payment-claims'
import { CommandStopped } from '../../run-command.ts'
import type { CommandLine, OperatorContext } from './open-operator-context.ts'

const SAYS = {
  reason_missing: 'Add --reason TEXT. It is kept in the records',
  claim_not_found: 'Claim not found. List claims with: claims',
  claim_decided: 'This claim has already been decided',
  order_not_found: 'Order not found',
  not_assignable:
    'This payment can’t be added to the order: it is in a different coin, belongs to another order, or is no longer on the blockchain',
} as const

const PROBLEMS = {
  memo_missing: 'no memo',
  memo_wrong: 'memo matches no order',
  other_coin: 'different coin from the order’s',
  other_network: 'on another network with the same address',
} as const

/** Lists the payments that customers have claimed, or decides about one. */
export async function claimsCommand(context: OperatorContext, line: CommandLine): Promise<void> {
  const [action, claimId = '', choice] = line.given
  if (action === undefined) return showClaims(context)
  const decision = decisionOf(action, choice)
  const decided = await decideClaim(context, { claimId, decision, reason: line.reason })
  if (!decided.ok) throw new CommandStopped(SAYS[decided.failure.code])
  context.say(
    decision.kind === 'assign'
      ? `${claimId} was assigned: its order continues with the payment`
      : `${claimId} was refused: the order page says so`,
  )
}

function decisionOf(action: string, choice: string | undefined) {
  if (action === 'assign') return { kind: 'assign', publicCode: choice ?? null } as const
  if (action === 'refuse' && (choice === 'unproven' || choice === 'returned')) {
    return { kind: 'refuse', refusal: choice } as const
  }
  throw new CommandStopped(
    'Use: claims assign CLAIM [ORDER], or claims refuse CLAIM unproven|returned',
  )
}

async function showClaims(context: OperatorContext): Promise<void> {
  const claims = await listClaims(context.database)
  if (claims.length === 0) context.say('No payments are reported as missing')
  for (const claim of claims) for (const text of linesOf(context, claim)) context.say(text)
}

function linesOf({ inCoins }: OperatorContext, claim: ClaimForOperator): readonly string[] {
  const { order, payment } = claim
  const isExact =
    order.expected.asset === payment.amount.asset && order.expected.units === payment.amount.units
  return [
    `${claim.id}  ${PROBLEMS[claim.problem]}  reported ${claim.madeAt.toISOString()}`,
    `    payment ${inCoins(payment.amount.asset, payment.amount.units)} on ${payment.network}, memo ${payment.extraId ?? 'none'}, ${payment.state}, seen ${payment.seenAt.toISOString()}`,
    `    transaction ${payment.txId}`,
    `    order ${order.publicCode} (${order.state}) created ${order.createdAt.toISOString()}, expects ${inCoins(order.expected.asset, order.expected.units)}${isExact ? ' (exactly the amount received)' : ''}`,
    `    refund address ${order.refundAddress ?? 'none'}`,
    `    ${claim.rivals} other claims to it, ${claim.alike} other unpaid orders for exactly this amount`,
  ]
}
