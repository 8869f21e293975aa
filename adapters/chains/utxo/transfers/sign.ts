import type { AssetCode } from '@causeway/core/money'
import type { SignedTransfer, TransferPlan } from '@causeway/core/ports'
import { type AccountKeys, accountKeys, HOT_WALLET_PATH } from '../account-keys.ts'
import { destinationScript, dustThreshold } from '../destination-script.ts'
import type { UtxoParams } from '../utxo-params.ts'
import { changeParts } from './divide-change.ts'
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
 * deterministic (RFC 6979): one plan always gives the same bytes. The transaction is built from the intent itself and
 * pays only its destination and our hot wallet (a sweep pays the hot wallet alone); a fee above the chain's maximum rate
 * throws.
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
    if (intent.network !== needs.network || intent.amount.asset !== needs.asset) {
      throw new TypeError(`This key signs ${needs.asset} on ${needs.network}`)
    }
    assertKind(plan, keys)
    const body = readTransferBody(plan.body)
    assertReserved(plan, body)
    const signed = signUnsigned(
      unsignedOf({ keys, params: needs.params }, plan, body),
      needs.params,
    )
    assertFee(feeOf(body, intent.amount.units), {
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
  { intent }: TransferPlan,
  body: TransferBody,
): UnsignedTransaction {
  const script = destinationScript(intent.destination, params)
  if (script === null) throw new TypeError('The destination is no address of this chain')
  const change = changeParts({ units: body.changeUnits, outputs: body.changeOutputs })
  const outputs = [
    { script, amount: intent.amount.units },
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
    // Smallest first (after BIP-69), so that the order does not tell change from payment.
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

/** This chain knows no gas and no nonces, and what is swept goes to the hot wallet. */
function assertKind({ intent }: TransferPlan, keys: AccountKeys): void {
  if (intent.source !== 'hot' || intent.kind === 'gas' || intent.kind === 'filler') {
    throw new TypeError(`${intent.network} has no ${intent.kind} from ${intent.source}`)
  }
  if (intent.kind === 'sweep' && intent.destination !== keys.address(HOT_WALLET_PATH)) {
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
