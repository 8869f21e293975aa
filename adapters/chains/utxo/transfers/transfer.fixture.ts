import { amount } from '@causeway/core/money'
import { type Taken, type TransferIntent, type TransferPlan, unitsPaid } from '@causeway/core/ports'
import { hex } from '@scure/base'
import { HDKey } from '@scure/bip32'
import { Transaction } from '@scure/btc-signer'
import { expect } from 'vitest'
import { accountKeys, HOT_WALLET_PATH, type KeyPath } from '../account-keys.ts'
import { litecoinRegtestParams } from '../known-coins.ts'
import type { UtxoParams } from '../utxo-params.ts'
import { composeJoint, composeTransfer } from './compose-transfer.ts'
import { createUtxoSigning } from './sign.ts'
import {
  feeOf,
  readTransferBody,
  type SpendableOutput,
  sumOf,
  writeFundingFacts,
} from './transfer-body.ts'

export const NOTHING_TAKEN: Taken = { inputs: new Set(), nextNonce: null, exactNonce: null }

/** Keys, needs and a signer of one account, on the chain whose parameters are given. */
export function accountOf(params: UtxoParams = litecoinRegtestParams) {
  const account = HDKey.fromMasterSeed(new Uint8Array(32).fill(3), params.extendedKeys).derive(
    params.accountPath,
  )
  const keys = accountKeys(account.publicExtendedKey, params)
  return {
    params,
    keys,
    needs: { keys, params, asset: 'ltc', network: 'litecoin' },
    sign: createUtxoSigning({
      network: 'litecoin',
      asset: 'ltc',
      accountXprv: account.privateExtendedKey,
      params,
    }),
    destination: keys.address('0/900'),
  }
}

export type Account = ReturnType<typeof accountOf>

export function intentOf(
  { destination }: Account,
  units: bigint,
  more: Partial<TransferIntent> = {},
): TransferIntent {
  return {
    transferId: 'transfer-1',
    network: 'litecoin',
    kind: 'payout',
    source: 'hot',
    record: '',
    amount: amount('ltc', units),
    destination,
    extraId: null,
    ...more,
  }
}

type Intents = readonly [TransferIntent, ...TransferIntent[]]

/** Payouts to as many addresses. */
export function payoutsOf(account: Account, [first = 0n, ...more]: readonly bigint[]): Intents {
  const payout = (units: bigint, place: number) =>
    intentOf(account, units, {
      transferId: `transfer-${place}`,
      destination: account.keys.address(`0/${900 + place}`),
    })
  return [payout(first, 1), ...more.map((units, place) => payout(units, place + 2))]
}

/** Confirmed outputs: the first is the hot wallet's, the others pay-ins. */
export function outputs(...units: readonly bigint[]): readonly SpendableOutput[] {
  return units.map((each, index) => {
    const path: KeyPath = index === 0 ? HOT_WALLET_PATH : `0/${index}`
    const txId = index.toString(16).padStart(64, '0')
    return { txId, outputIndex: index, units: each, path, isConfirmed: true }
  })
}

export function fundingOf(
  unspent: readonly SpendableOutput[],
  feePerVbyte = 10n,
  incrementalFeePerVbyte = 1n,
) {
  const branchId = 0xc2d6d0b4
  const facts = { feePerVbyte, incrementalFeePerVbyte, branchId, unspent }
  return { network: 'litecoin', facts: writeFundingFacts(facts) }
}

export function compose(
  account: Account,
  intent: TransferIntent,
  unspent: readonly SpendableOutput[],
  { feePerVbyte = 10n, taken = NOTHING_TAKEN } = {},
) {
  return composeTransfer(account.needs, intent, { funding: fundingOf(unspent, feePerVbyte), taken })
}

export function planned(...given: Parameters<typeof compose>): TransferPlan {
  const composed = compose(...given)
  if (!composed.ok) throw new Error(composed.failure.code)
  return composed.value
}

/** The same for one transaction that pays several. */
export function composeAll(
  account: Account,
  intents: Intents,
  unspent: readonly SpendableOutput[],
  { feePerVbyte = 10n, taken = NOTHING_TAKEN } = {},
) {
  return composeJoint(account.needs, intents, { funding: fundingOf(unspent, feePerVbyte), taken })
}

export function plannedJointly(...given: Parameters<typeof composeAll>): TransferPlan {
  const composed = composeAll(...given)
  if (!composed.ok) throw new Error(composed.failure.code)
  return composed.value
}

/** Signs a plan of a segwit chain, and expects the fee to be at a rate and to be all that is not paid out. */
export async function signedAtRate(
  { params, sign }: Account,
  plan: TransferPlan,
  feePerVbyte: bigint,
): Promise<Transaction> {
  const signed = await sign(plan)
  const transaction = Transaction.fromRaw(hex.decode(signed.bytes))
  const body = readTransferBody(plan.body)
  const fee = feeOf(body, unitsPaid(plan))
  const vsize = BigInt(transaction.vsize)
  expect(signed.txId).toBe(transaction.id)
  expect(fee).toBeGreaterThanOrEqual(vsize * feePerVbyte)
  // What is over is an output too small to keep, and signatures shorter than estimated.
  const dust = 182n * params.dustFeePerVbyte + 34n * feePerVbyte
  const slack = feePerVbyte * BigInt(body.inputs.length + 2)
  expect(fee).toBeLessThanOrEqual(vsize * feePerVbyte + dust + slack)
  const paidOut = outputsOf(transaction).map(({ amount: units = 0n }) => units)
  expect(paidOut.reduce((sum, each) => sum + each, 0n)).toBe(sumOf(body.inputs) - fee)
  return transaction
}

export function outputsOf(transaction: Transaction) {
  return Array.from({ length: transaction.outputsLength }, (_, index) =>
    transaction.getOutput(index),
  )
}
