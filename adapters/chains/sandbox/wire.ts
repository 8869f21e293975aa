import { amount } from '@causeway/core/money'
import type {
  BroadcastOutcome,
  FoundTransaction,
  ObservedPayment,
  PaymentStatus,
  TransactionStatus,
} from '@causeway/core/ports'
import {
  booleanField,
  countField,
  fieldOf,
  listField,
  NonsenseReply,
  optionalTextField,
  textField,
  unitsField,
  wordField,
} from '../../world/index.ts'
import { type KnownBlock, readKnownBlocks } from './block-cursor.ts'
import type { SpendableOutput } from './choose-inputs.ts'

/** What can be spent, and what the network asks for a block's place now, as the node says it. */
export type SandboxFunding = {
  readonly askedFeeUnits: bigint
  /** False where the destination is an account that nobody has made yet. */
  readonly destinationExists: boolean
} & (
  | { readonly kind: 'inputs'; readonly spendable: readonly SpendableOutput[] }
  | {
      readonly kind: 'nonce'
      readonly nonce: bigint
      /** Of the intent's asset and of the fee asset, less what waits to leave. */
      readonly units: bigint
      readonly feeUnits: bigint
      /** What waits to leave, by nonce, in the same assets. */
      readonly waiting: readonly {
        readonly nonce: bigint
        readonly units: bigint
        readonly feeUnits: bigint
      }[]
    }
)

type SeenPayment = ObservedPayment & { readonly isOurs: boolean }

export function readHead(value: unknown): { readonly height: number; readonly hash: string } {
  return { height: countField(value, 'height'), hash: textField(value, 'hash') }
}

export function readPaymentsSince(value: unknown): {
  readonly height: number
  readonly blocks: readonly KnownBlock[]
  readonly payments: readonly SeenPayment[]
} {
  return {
    height: countField(value, 'height'),
    blocks: readKnownBlocks(value),
    payments: listField(value, 'payments', (payment) => ({
      txId: textField(payment, 'txId'),
      outputIndex: countField(payment, 'outputIndex'),
      address: textField(payment, 'address'),
      extraId: optionalTextField(payment, 'extraId'),
      amount: amount(textField(payment, 'asset'), unitsField(payment, 'units')),
      blockHash: optionalTextField(payment, 'blockHash'),
      confirmations: countField(payment, 'confirmations'),
      isOurs: booleanField(payment, 'isOurs'),
    })),
  }
}

export function readPaymentStatuses(value: unknown): readonly PaymentStatus[] {
  return listField(value, 'statuses', (status) => ({
    txId: textField(status, 'txId'),
    outputIndex: countField(status, 'outputIndex'),
    state: wordField(status, 'state', ['pending', 'in_block', 'gone']),
    confirmations: countField(status, 'confirmations'),
    blockHash: optionalTextField(status, 'blockHash'),
  }))
}

export function readFunding(value: unknown): SandboxFunding {
  const askedFeeUnits = unitsField(value, 'askedFeeUnits')
  const destinationExists = booleanField(value, 'destinationExists')
  if (wordField(value, 'kind', ['inputs', 'nonce']) === 'nonce') {
    return {
      kind: 'nonce',
      nonce: unitsField(value, 'nonce'),
      units: unitsField(value, 'units'),
      feeUnits: unitsField(value, 'feeUnits'),
      askedFeeUnits,
      destinationExists,
      waiting: listField(value, 'waiting', (waiting) => ({
        nonce: unitsField(waiting, 'nonce'),
        units: unitsField(waiting, 'units'),
        feeUnits: unitsField(waiting, 'feeUnits'),
      })),
    }
  }
  const spendable = listField(value, 'spendable', (output) => ({
    name: textField(output, 'name'),
    units: unitsField(output, 'units'),
    isConfirmed: booleanField(output, 'isConfirmed'),
  }))
  return { kind: 'inputs', askedFeeUnits, destinationExists, spendable }
}

export function readBroadcastOutcome(value: unknown): BroadcastOutcome {
  const outcome = wordField(value, 'outcome', ['accepted', 'already_known', 'rejected'])
  return outcome === 'rejected' ? { outcome, reason: textField(value, 'reason') } : { outcome }
}

export function readTransactionStatus(value: unknown): TransactionStatus {
  const state = wordField(value, 'state', ['unknown', 'pending', 'in_block'])
  if (state !== 'in_block') return { state }
  const fee = fieldOf(value, 'fee')
  return {
    state,
    confirmations: countField(value, 'confirmations'),
    fee: amount(textField(fee, 'asset'), unitsField(fee, 'units')),
    // The sandbox has no contracts that could refuse.
    succeeded: true,
  }
}

export function readFoundTransaction(value: unknown): FoundTransaction {
  const state = wordField(value, 'state', ['unknown', 'pending', 'in_block'])
  if (state !== 'in_block') return { state }
  // The sandbox has no contracts that could refuse.
  return { state, height: countField(value, 'height'), succeeded: true }
}

/** A sum of holdings; a chain cannot hold less than nothing. */
export function readHoldings(value: unknown): bigint {
  const units = unitsField(value, 'units')
  if (units < 0n) throw new NonsenseReply('holdings are below zero')
  return units
}
