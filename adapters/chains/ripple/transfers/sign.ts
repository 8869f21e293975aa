import type { SignedTransfer, TransferIntent, TransferPlan } from '@causeway/core/ports'
import { isValidClassicAddress } from 'ripple-address-codec'
import { encode, encodeForSigning } from 'ripple-binary-codec'
import { deriveAddress, sign } from 'ripple-keypairs'
import { hotWalletKeyPair } from '../account-keys.ts'
import type { RippleConfig } from '../ripple-config.ts'
import {
  isDestinationTag,
  readTransferBody,
  type TransferBody,
  transactionId,
} from './transfer-body.ts'

export type RippleSigningNeeds = Pick<
  RippleConfig,
  'network' | 'networkId' | 'asset' | 'maximumFeeDrops'
> & { readonly accountXprv: string }

/** Says that no second signature of the same may name it otherwise. The only flag: never tfPartialPayment. */
const FULLY_CANONICAL_SIGNATURE = 0x8000_0000
const LARGEST_SEQUENCE = 2n ** 32n - 1n
/** Networks above it say their number in every transaction; those up to it must not. */
const LARGEST_UNSAID_NETWORK = 1_024

/**
 * Signs plans of `composeTransfer` and `replaceTransfer` with the account's extended private key. Signatures are
 * deterministic (RFC 6979): one plan always gives the same bytes. What is sent, to whom and with which tag comes from the
 * intent itself. Throws where the plan is of another ledger, its fee is above the maximum, or its kind may not do what it
 * does.
 */
export function createRippleSigning(
  needs: RippleSigningNeeds,
): (plan: TransferPlan) => Promise<SignedTransfer> {
  const { publicKey, privateKey } = hotWalletKeyPair(needs.accountXprv)
  const hotWallet = deriveAddress(publicKey)
  return async (plan) => {
    const { intent } = plan
    const body = readTransferBody(plan.body)
    assertAllowed(needs, plan, body)
    assertKindFits(needs, intent, hotWallet)
    const unsigned = {
      ...(intent.kind === 'filler' ? { TransactionType: 'AccountSet' } : paymentOf(intent)),
      ...(body.networkId > LARGEST_UNSAID_NETWORK ? { NetworkID: body.networkId } : {}),
      Account: hotWallet,
      Sequence: Number(body.sequence),
      Fee: body.feeDrops.toString(),
      Flags: FULLY_CANONICAL_SIGNATURE,
      SigningPubKey: publicKey,
    }
    const TxnSignature = sign(encodeForSigning(unsigned), privateKey)
    const bytes = encode({ ...unsigned, TxnSignature })
    return {
      transferId: intent.transferId,
      network: intent.network,
      txId: transactionId(bytes),
      bytes,
    }
  }
}

function paymentOf({ destination, extraId, amount }: TransferIntent) {
  return {
    TransactionType: 'Payment',
    Destination: destination,
    Amount: amount.units.toString(),
    ...(extraId === null ? {} : { DestinationTag: Number(extraId) }),
  }
}

function assertAllowed(
  needs: RippleSigningNeeds,
  { intent, reservation }: TransferPlan,
  body: TransferBody,
): void {
  if (intent.network !== needs.network || body.networkId !== needs.networkId) {
    throw new TypeError(`This key signs for ${needs.network}, network ${needs.networkId}`)
  }
  if (intent.amount.asset !== needs.asset) throw new TypeError(`This key pays ${needs.asset}`)
  if (reservation.kind !== 'nonce' || reservation.nonce !== body.sequence) {
    throw new TypeError('The plan uses a sequence that it does not reserve')
  }
  if (body.sequence === 0n || body.sequence > LARGEST_SEQUENCE) {
    throw new RangeError('A sequence is a number of 32 bits, and not 0')
  }
  if (body.feeDrops > needs.maximumFeeDrops) {
    throw new RangeError('The fee is above the highest allowed')
  }
}

function assertKindFits(
  needs: RippleSigningNeeds,
  { kind, source, amount, destination, extraId }: TransferIntent,
  hotWallet: string,
): void {
  if (source !== 'hot' || kind === 'sweep' || kind === 'gas') {
    throw new TypeError(`${needs.network} has one account: nothing is swept or given gas there`)
  }
  if (!isValidClassicAddress(destination)) throw new TypeError('The destination is no address')
  if (extraId !== null && !isDestinationTag(extraId)) throw new TypeError('The tag is none')
  const isFiller = kind === 'filler'
  if (isFiller !== (destination === hotWallet) || (isFiller && extraId !== null)) {
    throw new TypeError('Only a filler goes to the hot wallet itself, and nowhere else')
  }
  if (isFiller ? amount.units !== 0n : amount.units <= 0n) {
    throw new TypeError('Only a filler moves nothing')
  }
}
