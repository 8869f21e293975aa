import { createHash } from 'node:crypto'
import { paymentsOf, planOf, type TransferIntent, type TransferPlan } from '@causeway/core/ports'

/**
 * Names what a plan uses up. Two transactions with one name in common cannot both confirm. The hot wallet's nonces keep
 * the name that they had before pay-in addresses could send.
 */
export function usesOf({ intent, reservation }: TransferPlan): readonly string[] {
  const { network, source } = intent
  if (reservation.kind === 'inputs') return inputUses(network, reservation.inputs)
  if (source === 'hot') return [nonceUse(network, reservation.nonce)]
  return [`${network} index ${source} nonce ${reservation.nonce}`]
}

/** How outputs are named, so that no two networks share a name. */
export function inputUses(network: string, inputs: readonly string[]): readonly string[] {
  return inputs.map((input) => `${network} output ${input}`)
}

/** How a nonce of the hot wallet is named. */
export function nonceUse(network: string, nonce: bigint): string {
  return `${network} nonce ${nonce}`
}

/** The nonce of the hot wallet that a name names; null where it names something else. */
export function nonceOfUse(network: string, use: string): bigint | null {
  const start = `${network} nonce `
  return use.startsWith(start) ? BigInt(use.slice(start.length)) : null
}

/**
 * SHA-256 of all that a signature depends on: the same for the same plan, however its fields were ordered. The intent's
 * `record` is left out, for it changes no byte of the transaction.
 */
export function planHash(plan: TransferPlan): string {
  const { intent, attempt } = plan
  return hashOf([2, intent.kind, intent.source, attempt, ...commonFields(plan)])
}

/** The hash as journals of version 0.1 have it, when every transfer was a first attempt of the hot wallet. */
export function firstPlanHash(plan: TransferPlan): string {
  return hashOf(commonFields(plan))
}

/** The same of all plans of one transaction, and of no other. */
export function transactionHash(plan: TransferPlan): string {
  const [first = plan.intent] = paymentsOf(plan)
  return planHash(planOf(plan, first.transferId))
}

function commonFields({ intent, also = [], reservation, body }: TransferPlan) {
  return [
    ...intentFields(intent),
    reservation.kind,
    ...(reservation.kind === 'nonce' ? [reservation.nonce.toString()] : reservation.inputs),
    body,
    ...also.flatMap((each) => [each.kind, ...intentFields(each)]),
  ]
}

function intentFields(intent: TransferIntent) {
  return [
    intent.transferId,
    intent.network,
    intent.amount.asset,
    intent.amount.units.toString(),
    intent.destination,
    intent.extraId,
    // Where none is made, hashes stay those of earlier versions.
    ...(intent.newAccountKey === undefined ? [] : [`new account of ${intent.newAccountKey}`]),
  ]
}

function hashOf(fields: readonly unknown[]): string {
  return createHash('sha256').update(JSON.stringify(fields)).digest('hex')
}
