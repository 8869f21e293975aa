import type { AssetCode } from '@causeway/core/money'
import {
  paymentsOf,
  type SignedTransfer,
  type TransferIntent,
  type TransferPlan,
  unitsPaid,
} from '@causeway/core/ports'
import { type AccountKeys, accountKeys, HOT_WALLET_PATH } from '../account-keys.ts'
import { dustThreshold } from '../destination-script.ts'
import type { UtxoParams } from '../utxo-params.ts'
import { changeParts } from './divide-change.ts'
import { assertOfChain, paidOutputs } from './paid-outputs.ts'
import { signBitcoin, signBitcoinCash } from './sign-bitcoin.ts'
import { signZcash } from './sign-zcash.ts'
import { feeOf, readTransferBody, type TransferBody, unspentKey } from './transfer-body.ts'
import type { SignedTransaction, UnsignedTransaction } from './unsigned-transaction.ts'

// BIP-125: may be replaced by one that pays more, should it get stuck.
const REPLACEABLE = 0xfffffffd
const FINAL = 0xffffffff
const CHANGE_VBYTES = 34

/**
 * Signs plans of `composeTransfer` and `replaceTransfer` with the account's extended private key. Signatures are
 * deterministic (RFC 6979): one plan always gives the same bytes, and so do all plans of a joint transaction. The
 * transaction is built from the intents themselves and pays only their destinations and our hot wallet (a sweep pays the
 * hot wallet alone). A fee above the chain's maximum rate throws, and so do intents that may not be joined.
 */
export function createUtxoSigning(needs: {
  readonly network: string
  readonly asset: AssetCode
  readonly accountXprv: string
  readonly params: UtxoParams
}): (plan: TransferPlan) => Promise<SignedTransfer> {
  const keys = accountKeys(needs.accountXprv, needs.params)
  return async (plan) => {
    const { intent } = plan
    assertOfChain(needs, paymentsOf(plan))
    assertSweptHome(intent, keys)
    const body = readTransferBody(plan.body)
    assertReserved(plan, body)
    const signed = signUnsigned(
      unsignedOf({ keys, params: needs.params }, plan, body),
      needs.params,
    )
    assertFee(feeOf(body, unitsPaid(plan)), {
      vbytes: signed.vbytes + body.inputs.length,
      keys,
      params: needs.params,
    })
    return {
      transferId: intent.transferId,
      network: intent.network,
      txId: signed.txId,
      bytes: signed.bytes,
    }
  }
}

function unsignedOf(
  { keys, params }: { readonly keys: AccountKeys; readonly params: UtxoParams },
  plan: TransferPlan,
  body: TransferBody,
): UnsignedTransaction {
  const payments = paidOutputs(paymentsOf(plan), params)
  if (payments === null) throw new TypeError('A destination is no address of this chain')
  const change = changeParts({ units: body.changeUnits, outputs: body.changeOutputs })
  const outputs = [
    ...payments,
    ...change.map((amount) => ({ script: keys.script(HOT_WALLET_PATH), amount })),
  ]
  return {
    inputs: body.inputs.map((input) => ({
      txId: input.txId,
      outputIndex: input.outputIndex,
      units: input.units,
      script: keys.script(input.path),
      publicKey: keys.publicKey(input.path),
      privateKey: keys.privateKey(input.path),
    })),
    // Smallest first (after BIP-69), so that the order does not tell change from payment. Equal ones stay as they are:
    // payments in the order that all their plans have, then change.
    outputs: outputs.toSorted((left, right) => compare(left.amount, right.amount)),
    sequence: params.isReplaceable ? REPLACEABLE : FINAL,
    branchId: body.branchId,
  }
}

function compare(left: bigint, right: bigint): number {
  if (left === right) return 0
  return left < right ? -1 : 1
}

function signUnsigned(unsigned: UnsignedTransaction, { format }: UtxoParams): SignedTransaction {
  switch (format) {
    case 'segwit':
    case 'legacy':
      return signBitcoin(unsigned, format)
    case 'forkid':
      return signBitcoinCash(unsigned)
    case 'zcash':
      return signZcash(unsigned)
  }
}

/** A sweep is never joined, so that a plan's own intent is the only one that can be a sweep. */
function assertSweptHome({ destination, kind }: TransferIntent, keys: AccountKeys): void {
  if (kind === 'sweep' && destination !== keys.address(HOT_WALLET_PATH)) {
    throw new TypeError('A sweep goes to the hot wallet')
  }
}

function assertReserved({ reservation }: TransferPlan, body: TransferBody): void {
  const spent = body.inputs.map(unspentKey)
  if (reservation.kind !== 'inputs' || reservation.inputs.join() !== spent.join()) {
    throw new TypeError('The plan spends what it does not reserve')
  }
}

/** Signatures are estimated at their longest, and what is too small to come back is left to the network. */
function assertFee(
  fee: bigint,
  given: { readonly vbytes: number; readonly keys: AccountKeys; readonly params: UtxoParams },
): void {
  const { params } = given
  const dust = 2n * dustThreshold(given.keys.script(HOT_WALLET_PATH), params)
  const most = BigInt(given.vbytes + CHANGE_VBYTES) * params.maximumFeePerVbyte + dust
  if (fee < 0n) throw new RangeError('The plan pays out more than it spends')
  if (fee > most) throw new RangeError('The fee is above the highest rate allowed')
}
