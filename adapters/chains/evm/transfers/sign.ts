import type { SignedTransfer, TransferIntent, TransferPlan } from '@causeway/core/ports'
import { getAddress, type Hex, keccak256 } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { privateKeyOf } from '../account-keys.ts'
import { contractOf, type EvmConfig } from '../evm-config.ts'
import { addressHex } from '../node/wire.ts'
import { transferCall } from '../tokens/token-call.ts'
import { readTransferBody, type TransferBody } from './transfer-body.ts'

export type EvmSigningNeeds = Pick<
  EvmConfig,
  'network' | 'chainId' | 'asset' | 'tokens' | 'maximumFeePerGas'
> & { readonly accountXprv: string }

/**
 * Signs plans of `composeTransfer` and `replaceTransfer` with the account's extended private key. Signatures are
 * deterministic (RFC 6979): one plan always gives the same bytes. What is sent and to whom comes from the intent itself.
 * Throws where the plan is of another chain, its fee is above the maximum, or its kind may not do what it does: only a
 * sweep spends from a pay-in address, and only to the hot wallet; a filler moves nothing but a nonce.
 */
export function createEvmSigning(
  needs: EvmSigningNeeds,
): (plan: TransferPlan) => Promise<SignedTransfer> {
  const hotWallet = privateKeyToAccount(privateKeyOf(needs.accountXprv, 'hot'))
  return async (plan) => {
    const { intent } = plan
    const body = readTransferBody(plan.body)
    assertAllowed(needs, plan, body)
    assertKindFits(needs, intent, hotWallet.address)
    const account =
      intent.source === 'hot'
        ? hotWallet
        : privateKeyToAccount(privateKeyOf(needs.accountXprv, intent.source))
    const call = callOf(intent, contractOf(intent.amount.asset, needs))
    const bytes = await account.signTransaction({
      ...pricesOf(body),
      chainId: body.chainId,
      nonce: Number(body.nonce),
      gas: body.gas,
      ...call,
    })
    return {
      transferId: intent.transferId,
      network: intent.network,
      txId: keccak256(bytes),
      bytes,
    }
  }
}

function pricesOf({ feeStyle, maxFeePerGas, maxPriorityFeePerGas }: TransferBody) {
  return feeStyle === 'legacy'
    ? ({ type: 'legacy', gasPrice: maxFeePerGas } as const)
    : ({ type: 'eip1559', maxFeePerGas, maxPriorityFeePerGas } as const)
}

function callOf(
  { destination, amount }: TransferIntent,
  contract: string | null,
): { readonly to: Hex; readonly value: bigint; readonly data?: Hex } {
  return contract === null
    ? { to: addressHex(destination), value: amount.units }
    : { to: addressHex(contract), value: 0n, data: transferCall(destination, amount.units) }
}

function assertAllowed(
  needs: EvmSigningNeeds,
  { intent, reservation }: TransferPlan,
  body: TransferBody,
): void {
  if (intent.network !== needs.network || body.chainId !== needs.chainId) {
    throw new TypeError(`This key signs for ${needs.network}, chain ${needs.chainId}`)
  }
  if (reservation.kind !== 'nonce' || reservation.nonce !== body.nonce) {
    throw new TypeError('The plan uses a nonce that it does not reserve')
  }
  if (body.nonce > BigInt(Number.MAX_SAFE_INTEGER)) throw new RangeError('No account gets so far')
  if (body.maxFeePerGas > needs.maximumFeePerGas) {
    throw new RangeError('The fee is above the highest rate allowed')
  }
}

function assertKindFits(needs: EvmSigningNeeds, intent: TransferIntent, hotWallet: string): void {
  const { kind, source, amount } = intent
  const isToHotWallet = getAddress(intent.destination) === hotWallet
  if ((source !== 'hot') !== (kind === 'sweep')) {
    throw new TypeError(
      'Only a sweep spends from a pay-in address, and it spends from nowhere else',
    )
  }
  if (kind === 'sweep' && !isToHotWallet) {
    throw new TypeError('A sweep goes to the hot wallet and nowhere else')
  }
  if ((kind === 'gas' || kind === 'filler') && amount.asset !== needs.asset) {
    throw new TypeError(`A ${kind} transfer is of ${needs.asset}`)
  }
  if (kind === 'filler' ? amount.units !== 0n || !isToHotWallet : amount.units <= 0n) {
    throw new TypeError('Only a filler moves nothing, and only from the hot wallet to itself')
  }
}
