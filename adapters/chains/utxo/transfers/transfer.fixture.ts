import { amount } from '@causeway/core/money'
import type { Taken, TransferIntent, TransferPlan } from '@causeway/core/ports'
import { HDKey } from '@scure/bip32'
import { accountKeys, HOT_WALLET_PATH, type KeyPath } from '../account-keys.ts'
import { litecoinRegtestParams } from '../known-coins.ts'
import type { UtxoParams } from '../utxo-params.ts'
import { composeTransfer } from './compose-transfer.ts'
import { createUtxoSigning } from './sign.ts'
import { type SpendableOutput, writeFundingFacts } from './transfer-body.ts'

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
